import { partOf } from '@ilaneer/client/api-errors';
import type { getSitePage, SitePageView } from '@ilaneer/contract/page-sections';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { LIST_STALE_MS, queryClient } from '../../lib/query-client.ts';
import { isPreview } from './staff-editing.ts';

let previewed: SitePageView | null = null;
let begin: () => void;
const begun = new Promise<void>((resolve) => {
  begin = resolve;
});

/** Instead of the public version. */
export function showPreview({ slug, title, description, sections }: SitePageView): void {
  previewed = { slug, title, description, sections };
  begin();
  queryClient.setQueryData(sitePageQuery(slug).queryKey, { success: true, page: previewed });
}

/** Of the editor's frame, which main.tsx marks: an answer of the server could come later, and be a 404. */
async function previewedPage(): Promise<SitePageView> {
  await begun;
  if (previewed === null) throw new Error('no preview after its begin');
  return previewed;
}

export const sitePageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['site-page', slug],
    staleTime: LIST_STALE_MS,
    queryFn: async ({ signal }) =>
      !isPreview()
        ? request<typeof getSitePage>('GET', '/site-pages/:slug', { params: { slug }, signal })
        : { success: true as const, page: await previewedPage() },
    select: partOf('page'),
  });

/** Shown while the page is requested: sections that need none of its words. */
export const FIRST_SECTIONS: Readonly<Record<string, SitePageView['sections']>> = {
  home: [{ id: 'banners', kind: 'banners' }],
  products: [],
  'contact-us': [{ id: 'contact', kind: 'contact', text: '', map: '' }],
  store: [{ id: 'stores', kind: 'stores', text: '', elsewhere: '', picture: '' }],
};
