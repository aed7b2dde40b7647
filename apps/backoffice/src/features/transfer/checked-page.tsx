import { ApiError } from '@ilaneer/client/api-errors';
import type {
  applyImport,
  getImport,
  ImportView,
  revertImport,
} from '@ilaneer/contract/staff/transfer/imports';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useConfirm } from '../../parts/act/confirm.tsx';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { IMPORT_WORDS, isImportKind } from './import-kinds.ts';
import { priceQuestion, revertQuestion, rowsText } from './price-question.ts';
import { Changes, Columns, Problems } from './report-tables.tsx';

export function Component() {
  const { importId = '', kind } = useParams();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const queryKey = ['import', importId];
  const found = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await request<typeof getImport>('GET', '/staff/imports/:importId', { params: { importId }, signal }))
        .import,
  });
  const apply = useMutation({
    mutationFn: async () =>
      (
        await request<typeof applyImport>('POST', '/staff/imports/:importId/application', {
          params: { importId },
        })
      ).import,
    onSuccess: async (done) => {
      queries.setQueryData(queryKey, done);
      // Anything may have changed.
      await queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'import' });
    },
  });
  const takeBack = useMutation({
    mutationFn: async () =>
      (
        await request<typeof revertImport>('POST', '/staff/imports/:importId/take-back', {
          params: { importId },
        })
      ).import,
    onSuccess: async (done) => {
      queries.setQueryData(queryKey, done);
      await queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'import' });
    },
  });
  const report = found.data;
  const touched = report === undefined ? 0 : report.made + report.changed;
  const mayImport =
    report !== undefined &&
    report.appliedAt === null &&
    report.refused === 0 &&
    touched > 0 &&
    !isRefusal(apply.error);
  async function run() {
    if (!mayImport || apply.isPending) return;
    const yes = report.kind !== 'prices' || (await confirm(priceQuestion(report)));
    if (yes) apply.mutate();
  }
  const mayRevert =
    report?.kind === 'prices' && report.appliedAt !== null && report.takenBackAt === null && touched > 0;
  async function runBack() {
    if (!mayRevert || takeBack.isPending) return;
    if (await confirm(revertQuestion(report))) takeBack.mutate();
  }
  usePageActions([
    ...(mayImport
      ? [
          {
            label: 'Import this file',
            keys: 'Shift+Enter',
            needs: 'imports.run' as const,
            run: () => void run(),
          },
        ]
      : []),
    ...(mayRevert
      ? [{ label: 'Revert the prices', needs: 'imports.run' as const, run: () => void runBack() }]
      : []),
  ]);
  const back = { label: 'Import', to: isImportKind(kind) ? `/import/${kind}` : '/import' };
  if (report === undefined) {
    return (
      <>
        <PageHeader title="Check" tab="Import" back={back} />
        {found.isError && <StatePanel kind="error" title="File not found" text={refusalText(found.error)} />}
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={`${IMPORT_WORDS[report.kind].label}: ${report.fileName}`}
        tab="Import"
        back={back}
        state={<StateBadge report={report} />}
        about={
          report.appliedAt === null ? (
            'Nothing is imported yet.'
          ) : (
            <>
              Imported <When at={report.appliedAt} whole />
              {report.takenBackAt !== null && (
                <>
                  , reverted <When at={report.takenBackAt} whole />
                </>
              )}
            </>
          )
        }
        actions={
          mayImport ? (
            <Button size="sm" busy={apply.isPending} onClick={() => void run()}>
              {`Import ${rowsText(touched)}`}
            </Button>
          ) : (
            <>
              {mayRevert && (
                <Button
                  variant="secondary"
                  size="sm"
                  busy={takeBack.isPending}
                  onClick={() => void runBack()}
                >
                  Revert the prices
                </Button>
              )}
              <ButtonLink variant="secondary" size="sm" render={<Link to={back.to} />}>
                {report.appliedAt === null ? 'Choose the file again' : 'Import another file'}
              </ButtonLink>
            </>
          )
        }
      />
      <div className="grid gap-4">
        {apply.isError && <Notice tone="error">{refusalText(apply.error)}</Notice>}
        {takeBack.isError && <Notice tone="error">{refusalText(takeBack.error)}</Notice>}
        <Counts report={report} />
        <Columns report={report} />
        {report.problemCount > 0 && <Problems report={report} />}
        {report.changes.length > 0 && <Changes report={report} />}
      </div>
    </>
  );
}

/** Refusals are final; lost requests are retried. */
function isRefusal(error: Error | null): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

function StateBadge({ report: { appliedAt, takenBackAt, refused, made, changed } }: { report: ImportView }) {
  if (takenBackAt !== null) return <Badge tone="water">Reverted</Badge>;
  if (appliedAt !== null) {
    return (
      <Badge tone="leaf" icon="tick">
        Imported
      </Badge>
    );
  }
  if (refused > 0) {
    return (
      <Badge tone="hibiscus" icon="alert">
        Has errors
      </Badge>
    );
  }
  return <Badge tone="water">{made + changed === 0 ? 'Changes nothing' : 'Ready'}</Badge>;
}

function Counts({ report }: { report: ImportView }) {
  const { made, changed, unchanged, refused } = report;
  const counts = [
    ['New', made],
    ['Changed', changed],
    ['Unchanged', unchanged],
    ['Refused', refused],
  ] as const;
  return (
    <section aria-label="Rows of the file">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {counts.map(([label, count]) => (
          <div key={label} className="rounded-lg border border-line bg-kernel px-4 py-3">
            <dt className="text-palm-soft text-sm">{label}</dt>
            <dd className="font-semibold text-2xl tabular-nums">{indianDigits(count)}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className="pt-2 text-sm">
        {statusText(report)}
      </p>
    </section>
  );
}

function statusText({ made, changed, refused, appliedAt, takenBackAt }: ImportView): string {
  if (takenBackAt !== null) return 'All prices are restored.';
  if (appliedAt !== null) return `${rowsText(made + changed)} imported.`;
  if (refused > 0) {
    return `${rowsText(refused)} ${refused === 1 ? 'has' : 'have'} errors. Correct them in your file and choose it again: a file is imported as a whole or not at all.`;
  }
  return made + changed === 0 ? 'The file contains no changes.' : 'No errors found.';
}
