import type { SitePageView } from './page-sections.ts';

/** From the staff app to the framed page, of the same origin. */
export type PreviewOrder =
  | ({ readonly type: 'preview-sections' } & Pick<SitePageView, 'slug' | 'title' | 'sections'>)
  /** Scrolls to a section. */
  | { readonly type: 'preview-show'; readonly id: string };

/** From the framed page to the staff app. */
export type PreviewEvent =
  | { readonly type: 'preview-ready' }
  /** A section was clicked. */
  | { readonly type: 'preview-edit'; readonly id: string };
