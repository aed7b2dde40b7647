import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { SectionView } from '@ilaneer/contract/page-sections';
import type {
  changeSitePage,
  deleteSitePage,
  endSitePageSchedule,
  getStaffSitePage,
  listSitePages,
  listSitePageVersions,
  makeSitePage,
  previewSections,
  publishSitePage,
  SitePageForm,
  StaffSitePageView,
  undoSitePagePublication,
} from '@ilaneer/contract/staff/content/site-pages';
import type { Section } from '@ilaneer/domain/page/section-kinds';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { changeOf } from '../../../parts/act/if-match.ts';
import { request } from '../../../session/staff-api.ts';

export const SITE_PAGES_KEY = ['content', 'site-pages'];

type At = { readonly slug: string; readonly version: number };
export type PageVersion = ReplyOf<typeof listSitePageVersions>['versions'][number];

const at = ({ slug, version }: At) => changeOf({ slug })(version);

export const sitePageKey = (slug: string) => [...SITE_PAGES_KEY, slug];

export function useSitePages() {
  return useQuery({
    queryKey: [...SITE_PAGES_KEY, 'list'],
    queryFn: async ({ signal }) =>
      (await request<typeof listSitePages>('GET', '/staff/site-pages', { signal })).pages,
  });
}

export function useStaffSitePage(slug: string) {
  return useQuery({
    queryKey: sitePageKey(slug),
    queryFn: async ({ signal }) => {
      const input = { params: { slug }, signal };
      return (await request<typeof getStaffSitePage>('GET', '/staff/site-pages/:slug', input)).page;
    },
  });
}

export async function addSitePage(body: { title: string; slug: string }): Promise<StaffSitePageView> {
  return (await request<typeof makeSitePage>('POST', '/staff/site-pages', { body })).page;
}

export async function saveSitePage(page: At, body: SitePageForm): Promise<StaffSitePageView> {
  const input = { ...at(page), body };
  return (await request<typeof changeSitePage>('PUT', '/staff/site-pages/:slug', input)).page;
}

export async function putInPublic(
  page: At,
  isPublic: boolean,
  from: string | null = null,
): Promise<StaffSitePageView> {
  const input = { ...at(page), body: { isPublic, from } };
  return (await request<typeof publishSitePage>('POST', '/staff/site-pages/:slug/publication', input)).page;
}

export async function endSchedule(page: At): Promise<StaffSitePageView> {
  const path = '/staff/site-pages/:slug/schedule';
  return (await request<typeof endSitePageSchedule>('DELETE', path, at(page))).page;
}

/** `shownSince`: of the publication. */
export async function undoPublication(page: At, shownSince: string): Promise<StaffSitePageView> {
  const path = '/staff/site-pages/:slug/publication/undo';
  const input = { ...at(page), body: { shownSince } };
  return (await request<typeof undoSitePagePublication>('POST', path, input)).page;
}

export async function removeSitePage(page: At): Promise<void> {
  await request<typeof deleteSitePage>('DELETE', '/staff/site-pages/:slug', at(page));
}

export function usePageVersions(slug: string) {
  return useInfiniteQuery({
    queryKey: [...sitePageKey(slug), 'versions'],
    queryFn: ({ pageParam, signal }) =>
      request<typeof listSitePageVersions>('GET', '/staff/site-pages/:slug/versions', {
        params: { slug },
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
}

export async function renderSections(sections: Section[], signal: AbortSignal): Promise<SectionView[]> {
  const input = { body: { sections }, signal };
  return (await request<typeof previewSections>('POST', '/staff/section-previews', input)).sections;
}
