import { DataNotice } from '../../../features/content/page/data-notice.tsx';

/** What the shop says at its forms of what it does with data, in three languages (PRIVACY-15). */
export { DataNotice as Component };
