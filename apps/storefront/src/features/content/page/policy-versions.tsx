import { isMissing, partOf } from '@ilaneer/client/api-errors';
import type { getPageVersion, listPageVersions } from '@ilaneer/contract/content';
import { formatDay } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Breadcrumb } from '@ilaneer/ui/navigation/breadcrumb';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { request } from '../../../lib/api-client.ts';
import { brand } from '../../../lib/content.ts';
import { PageLink } from '../../../lib/page-link.tsx';
import { RichText } from '../rich-text.tsx';

type PolicyVersionsProps = {
  readonly slug: string;
  readonly number: number | null;
  /** Without such a policy or version. */
  readonly missing: ReactNode;
};

/** CONTENT-25. */
export function PolicyVersions({ slug, number, missing }: PolicyVersionsProps) {
  const versions = useVersions(slug);
  const chosen = number ?? versions.data?.[0]?.number ?? null;
  const version = useVersion(slug, chosen);
  if (isMissing(versions.error) || isMissing(version.error)) return missing;
  const title = version.data?.title ?? versions.data?.[0]?.title ?? 'Earlier versions';
  return (
    <div className="mx-auto max-w-page px-gutter pt-4 pb-section sm:pt-6">
      <title>{`${title} – ${brand().name}`}</title>
      <Breadcrumb
        items={[
          { label: 'Homepage', render: <PageLink to="/" /> },
          { label: 'Policy', render: <PageLink to={`/${slug}`} /> },
          { label: 'Earlier versions' },
        ]}
      />
      <h1 className="mt-4 text-4xl">{title}</h1>
      {versions.isError || version.isError ? (
        <StatePanel
          kind="error"
          title="This page could not be loaded"
          actions={
            <Button
              busy={versions.isFetching || version.isFetching}
              onClick={() => void Promise.all([versions.refetch(), version.refetch()])}
            >
              Try Again
            </Button>
          }
        />
      ) : (
        <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <nav aria-label="Versions">
            <ol className="grid gap-1">
              {(versions.data ?? []).map((one) => (
                <li key={one.number}>
                  <PageLink
                    to={`/policy-versions/${slug}?version=${one.number}`}
                    aria-current={one.number === chosen ? 'page' : undefined}
                    className="flex min-h-touch items-center rounded-sm px-3 underline-offset-4 hover:underline aria-[current]:bg-leaf-tint aria-[current]:font-semibold"
                  >
                    Version {one.number}, {formatDay(one.savedAt)}
                  </PageLink>
                </li>
              ))}
            </ol>
          </nav>
          {version.data === undefined ? (
            <div role="status" className="grid gap-3">
              <span className="sr-only">Loading the version</span>
              <Skeleton className="h-5 w-full" />
              <Skeleton className="h-5 w-4/5" />
            </div>
          ) : (
            <article className="max-w-text">
              <p className="text-palm-soft text-sm wrap-anywhere">
                Version {version.data.number} of {formatDay(version.data.savedAt)}. Its fingerprint (SHA-256):{' '}
                {version.data.hash}
              </p>
              <RichText html={version.data.html} className="mt-6 text-base" />
            </article>
          )}
        </div>
      )}
    </div>
  );
}

function useVersions(slug: string) {
  return useQuery({
    queryKey: ['page-versions', slug],
    queryFn: ({ signal }) =>
      request<typeof listPageVersions>('GET', '/pages/:slug/versions', { params: { slug }, signal }),
    select: partOf('versions'),
  });
}

function useVersion(slug: string, number: number | null) {
  return useQuery({
    queryKey: ['page-version', slug, number],
    enabled: number !== null,
    queryFn: ({ signal }) =>
      request<typeof getPageVersion>('GET', '/pages/:slug/versions/:number', {
        params: { slug, number: number ?? 1 },
        signal,
      }),
    select: partOf('version'),
  });
}
