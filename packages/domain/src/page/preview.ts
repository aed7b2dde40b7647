/** Query of a page that the staff app frames; it shows what its parent sends. */
export const PREVIEW_QUERY = 'preview';

/** Behind the hash: the app draws it at once, and pages that are not public too. */
export function previewAddress(path: string): string {
  return `/?${PREVIEW_QUERY}#${path}?${PREVIEW_QUERY}`;
}

/** In the browser's storage while staff who may change pages are signed in, for 'Edit' on the page. */
export const STAFF_EDITS_KEY = 'staffEdits';

/** In the staff app; without a section the page itself. */
export function sectionAddress(slug: string, sectionId: string | null): string {
  const page = `/settings/pages/${encodeURIComponent(slug)}`;
  return sectionId === null ? page : `${page}?section=${encodeURIComponent(sectionId)}`;
}
