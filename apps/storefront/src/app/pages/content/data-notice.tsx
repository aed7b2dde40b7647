import { DataNotice } from '../../../features/content/page/data-notice.tsx';

/** PRIVACY-15. */
export { DataNotice as Component };
