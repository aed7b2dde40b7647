import { FairDesign } from '../../../features/content/page/fair-design.tsx';

/** CONTENT-24. */
export { FairDesign as Component };
