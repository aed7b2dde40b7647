import home from '../../../../../content/home.json';

/** The words of the home page, from the one content file. */
export { home };
