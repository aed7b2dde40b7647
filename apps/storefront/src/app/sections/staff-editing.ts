import { STAFF_EDITS_KEY, sectionAddress } from '@ilaneer/domain/page/preview';
import { LANDING } from '@ilaneer/domain/storefront/plain-address';

const STAFF_APP = '/backoffice';

export function staffAddress(page: string): string {
  return STAFF_APP + page;
}

const policy = (slug: string) => `/settings/policies/${slug}`;

/** Pages that a shop may be without, in small letters. */
const WRITTEN_AT: Readonly<Record<string, string>> = {
  '/about-us': sectionAddress('about-us', null),
  '/process': sectionAddress('process', null),
  '/store': '/settings/stores',
  '/blogs': '/settings/articles',
  '/privacy-policy': policy('privacy-policy'),
  '/privacy': policy('privacy-policy'),
  '/refund-policy': policy('refund-policy'),
  '/shipping-policy': policy('shipping-policy'),
  '/terms-of-service': policy('terms-of-service'),
};

/** Where staff write the page; null for any other address. */
export function writtenAt(path: string): string | null {
  const small = path.toLowerCase();
  const page = small.startsWith(LANDING) ? '/settings/pages' : WRITTEN_AT[small];
  return page === undefined ? null : staffAddress(page);
}

/** Within the editor of the staff app. */
export function isPreview(): boolean {
  return document.documentElement.dataset.preview !== undefined;
}

/** Staff who may change pages are signed in here; the staff app decides what they may do. */
export function isStaffEditing(): boolean {
  try {
    return !isPreview() && localStorage.getItem(STAFF_EDITS_KEY) !== null;
  } catch {
    return false;
  }
}
