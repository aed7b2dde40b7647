import type { SectionView, SitePageView } from '@ilaneer/contract/page-sections';
import type { StaffSitePageView } from '@ilaneer/contract/staff/content/site-pages';
import type { Section } from '@ilaneer/domain/page/section-kinds';
import {
  FIXED_PAGES,
  FIXED_SLUGS,
  type FixedSlug,
  fixedPage,
  sitePath,
} from '@ilaneer/domain/page/site-page';
import { renderMarkdown } from './render-markdown.ts';
import type { SitePage, SitePageVersion } from './site-page-repository.ts';

/** Public pages by slug; a fixed one that staff have not written has its first sections. */
export function toShownPages(versions: readonly SitePageVersion[]): ReadonlyMap<string, SitePageView> {
  const first = FIXED_SLUGS.map((slug) => toSitePageView({ slug, ...firstVersion(slug) }));
  const written = versions.map(toSitePageView);
  return new Map([...first, ...written].map((page) => [page.slug, page]));
}

export function toSectionViews(sections: readonly Section[]): SectionView[] {
  return sections.map((section) => {
    if (section.kind !== 'text') return section;
    const { id, kind, body } = section;
    return { id, kind, html: renderMarkdown(body).html };
  });
}

/** Null: a fixed page that staff have not written, version 0. */
export function toStaffSitePage(slug: string, page: SitePage | null, now: Date): StaffSitePageView {
  const { title, description, sections } = page?.latest ?? firstVersion(slug);
  const shownFrom = page?.latest.shownFrom ?? null;
  const shown = page?.shown ?? (fixedPage(slug) === null ? null : firstVersion(slug));
  const isScheduled = shownFrom !== null && shownFrom > now;
  return {
    slug,
    title,
    path: sitePath(slug),
    isFixed: fixedPage(slug) !== null,
    isPublic: shown !== null,
    isEmpty: slug !== PRODUCTS && shown?.sections.length === 0,
    hasDraft: page !== null && page.latest.number !== page.shown?.number,
    scheduledFor: isScheduled ? shownFrom.toISOString() : null,
    scheduledBy: isScheduled ? (page?.latest.shownBy ?? null) : null,
    shownSince: page?.shown?.shownFrom?.toISOString() ?? null,
    description,
    sections: [...sections],
    version: page?.version ?? 0,
  };
}

/** Shows the catalogue by itself. */
const PRODUCTS: FixedSlug = 'products';

function firstVersion(slug: string): Pick<SitePageVersion, 'title' | 'description' | 'sections'> {
  const fixed = FIXED_PAGES[slug as FixedSlug];
  return { title: fixed.label, description: '', sections: fixed.sections };
}

function toSitePageView({
  slug,
  title,
  description,
  sections,
}: Pick<SitePageVersion, 'slug' | 'title' | 'description' | 'sections'>): SitePageView {
  return { slug, title, description, sections: toSectionViews(sections) };
}
