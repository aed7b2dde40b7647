import brand from '../../../../content/brand.json';

/** The brand's name, addresses and links, from the one content file. */
export { brand };
