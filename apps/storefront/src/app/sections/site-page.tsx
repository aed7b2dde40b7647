import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadedPage } from '../../features/content/page/content-page.tsx';
import { FIRST_SECTIONS, sitePageQuery } from './get-site-page.ts';
import type { SectionViews } from './section-views.ts';
import { Sections } from './sections.tsx';

type SitePageProps = {
  readonly slug: string;
  /** Until the page is loaded. */
  readonly title: string;
  /** Without such a page. */
  readonly missing: ReactNode;
};

/** A page that consists of its sections; the first of them may have its heading. */
export function SitePage({ slug, title, missing }: SitePageProps) {
  const page = useQuery(sitePageQuery(slug));
  if (page.data?.sections.length === 0) return missing;
  return (
    <LoadedPage page={page} title={title} missing={missing}>
      {(loaded) => (
        <>
          {loaded.sections[0]?.kind !== 'hero' && <h1 className="sr-only">{loaded.title}</h1>}
          <Sections slug={slug} sections={loaded.sections} />
        </>
      )}
    </LoadedPage>
  );
}

type OwnSectionsProps = { readonly slug: string; readonly views?: Partial<SectionViews> };

/** The sections of a page that has more than them. */
export function OwnSections({ slug, views }: OwnSectionsProps) {
  const page = useQuery(sitePageQuery(slug));
  const sections = page.data?.sections ?? FIRST_SECTIONS[slug] ?? [];
  return <Sections slug={slug} sections={sections} {...(views && { views })} />;
}
