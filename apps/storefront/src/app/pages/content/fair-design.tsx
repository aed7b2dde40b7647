import { FairDesign } from '../../../features/content/page/fair-design.tsx';

/** What the shop does about each of the 13 dark patterns that the law names (CONTENT-24). */
export { FairDesign as Component };
