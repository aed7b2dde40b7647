import { isMissing } from '@ilaneer/client/api-errors';
import type { PageView } from '@ilaneer/contract/content';
import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { brand } from '../../../lib/content.ts';
import { type ContentPageSlug, useContentPage } from './get-content-page.ts';

type ContentPageProps = {
  readonly slug: ContentPageSlug;
  readonly title: string;
  /** Without such a page. */
  readonly missing: ReactNode;
  readonly children: (page: PageView) => ReactNode;
};

const LINES = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3', 'w-full', 'w-3/4'];

export function ContentPage({ slug, ...shown }: ContentPageProps) {
  return <LoadedPage page={useContentPage(slug)} {...shown} />;
}

type LoadedPageProps<Page> = {
  readonly page: UseQueryResult<Page>;
  /** Until it is loaded. */
  readonly title: string;
  readonly missing: ReactNode;
  readonly children: (page: Page) => ReactNode;
};

/** With the title of the document, and the states before. */
export function LoadedPage<Page extends { readonly title: string }>({
  page,
  title,
  missing,
  children,
}: LoadedPageProps<Page>) {
  if (isMissing(page.error)) return missing;
  return (
    <>
      <title>{`${page.data?.title ?? title} – ${brand().name}`}</title>
      {page.data !== undefined ? (
        children(page.data)
      ) : page.isError ? (
        <>
          <h1 className="mx-auto max-w-page px-gutter pt-16 text-4xl">{title}</h1>
          <StatePanel
            kind="error"
            title="This page could not be loaded"
            className="pb-section"
            actions={
              <Button busy={page.isFetching} onClick={() => void page.refetch()}>
                Try Again
              </Button>
            }
          />
        </>
      ) : (
        <div className="mx-auto max-w-page px-gutter pt-16 pb-section">
          <p role="status" className="sr-only">
            Loading {title}...
          </p>
          {/* A heading would take the focus and lose it. */}
          <Skeleton className="h-12 w-72 max-w-full rounded-md" />
          <div className="mt-10 grid max-w-text gap-3">
            {LINES.map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
              <Skeleton key={index} className={`h-5 ${width}`} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}
