import { STAFF_EDITS_KEY } from '@ilaneer/domain/page/preview';

/** Staff who may change pages are signed in here; the staff app decides what they may do. */
export function isStaffEditing(): boolean {
  try {
    return localStorage.getItem(STAFF_EDITS_KEY) !== null && window.parent === window;
  } catch {
    return false;
  }
}
