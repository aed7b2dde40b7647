import { STAFF_EDITS_KEY } from '@ilaneer/domain/page/preview';

/** Staff who may change pages are signed in here; the staff app decides what they may do. */
export function isStaffEditing(): boolean {
  try {
    const isPreview = document.documentElement.dataset.preview !== undefined;
    return !isPreview && localStorage.getItem(STAFF_EDITS_KEY) !== null;
  } catch {
    return false;
  }
}
