import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useFormContext } from 'react-hook-form';
import { Panel } from '../../../parts/frame/panel.tsx';
import { LineChanges } from '../../../parts/history/line-changes.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { pageDifference } from './page-difference.ts';
import { formOf, type PageForm } from './page-form.ts';
import { type PageVersion, usePageVersions } from './site-page-calls.ts';

/** Newest first, each with its difference to the version before (CONTENT-42). */
export function PageVersions({ slug }: { slug: string }) {
  const query = usePageVersions(slug);
  const versions = query.data?.pages.flatMap((page) => page.versions) ?? [];
  return (
    <Panel title="Versions">
      {query.isError && <p className="text-sm">{refusalText(query.error)}</p>}
      {query.isPending && <Skeleton className="h-16 w-full" />}
      {query.data !== undefined && versions.length === 0 && (
        <p className="text-palm-soft text-sm">No versions yet. Each time you save, one is kept.</p>
      )}
      <ol className="grid gap-2">
        {versions.map((version, index) => (
          <VersionEntry
            key={version.number}
            version={version}
            before={versions[index + 1] ?? null}
            isFirst={index === versions.length - 1 && !query.hasNextPage}
            isLatest={index === 0}
          />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          variant="quiet"
          size="sm"
          wide
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show earlier
        </Button>
      )}
    </Panel>
  );
}

type VersionEntryProps = {
  version: PageVersion;
  before: PageVersion | null;
  isFirst: boolean;
  isLatest: boolean;
};

function VersionEntry({ version, before, isFirst, isLatest }: VersionEntryProps) {
  const { number, savedAt, savedBy, shownFrom, shownBy } = version;
  const isToCome = shownFrom !== null && new Date(shownFrom) > new Date();
  return (
    <li className="border-line border-l-2 pl-3 text-sm">
      <details>
        <summary>
          <span className="font-medium">Version {number}</span> by {savedBy}, <When at={savedAt} inside />
          <span className="block text-palm-soft">
            {shownFrom === null ? (
              'Not shown in the shop'
            ) : (
              <>
                Shown from <When at={shownFrom} whole />
                {shownBy !== null && `, ${isToCome ? 'scheduled' : 'published'} by ${shownBy}`}
              </>
            )}
          </span>
        </summary>
        <div className="grid gap-3 py-2">
          {before !== null ? (
            <Difference before={before} version={version} />
          ) : (
            <p className="text-palm-soft">
              {isFirst ? 'The first version.' : 'Show earlier versions to compare it with the one before.'}
            </p>
          )}
          {!isLatest && <Restore version={version} />}
        </div>
      </details>
    </li>
  );
}

const WORDS = {
  added: { label: 'Added', tone: 'leaf' },
  removed: { label: 'Removed', tone: 'hibiscus' },
  moved: { label: 'Moved', tone: 'water' },
  changed: { label: 'Changed', tone: 'neutral' },
} as const;

function Difference({ before, version }: { before: PageVersion; version: PageVersion }) {
  const parts = pageDifference(before, version);
  if (parts.length === 0) return <p className="text-palm-soft">The same as the version before.</p>;
  return (
    <ul className="grid gap-3">
      {parts.map(({ id, name, what, fields }) => (
        <li key={id} className="grid gap-1">
          <p className="flex flex-wrap items-center gap-1.5">
            <span className="min-w-0 wrap-anywhere font-medium">{name}</span>
            {what.map((one) => (
              <Badge key={one} tone={WORDS[one].tone}>
                {WORDS[one].label}
              </Badge>
            ))}
          </p>
          {!what.includes('removed') &&
            fields.map(({ label, before: old, after }) => (
              <div key={label} className="grid gap-0.5">
                <p className="text-palm-soft">{label}</p>
                <LineChanges before={old} after={after} />
              </div>
            ))}
        </li>
      ))}
    </ul>
  );
}

function Restore({ version }: { version: PageVersion }) {
  const form = useFormContext<PageForm>();
  const { show } = useToast();
  const restore = () => {
    form.reset(formOf(version), { keepDefaultValues: true });
    show({
      text: `Version ${version.number} is in the form. Save it to keep it.`,
      tone: 'info',
      polite: true,
    });
  };
  return (
    <Button variant="secondary" size="sm" className="justify-self-start" onClick={restore}>
      {`Restore version ${version.number}`}
    </Button>
  );
}
