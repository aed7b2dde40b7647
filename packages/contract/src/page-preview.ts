import type { SectionView } from './page-sections.ts';

/** Query of a page that the staff app frames: `/?preview`. The frame shows what its parent sends. */
export const PREVIEW_QUERY = 'preview';

/** From the staff app to the framed page, of the same origin. */
export type PreviewOrder =
  | {
      readonly type: 'preview-sections';
      readonly slug: string;
      readonly title: string;
      readonly sections: readonly SectionView[];
    }
  /** Scrolls to a section. */
  | { readonly type: 'preview-show'; readonly id: string };

/** From the framed page to the staff app. */
export type PreviewEvent =
  | { readonly type: 'preview-ready' }
  /** A section was clicked. */
  | { readonly type: 'preview-edit'; readonly id: string };

/** In the browser's storage while staff who may change pages are signed in, for 'Edit' on the page. */
export const STAFF_EDITS_KEY = 'staffEdits';

/** In the staff app. */
export function sectionAddress(slug: string, sectionId: string | null): string {
  const page = `/settings/pages/${encodeURIComponent(slug)}`;
  return sectionId === null ? page : `${page}?section=${encodeURIComponent(sectionId)}`;
}
