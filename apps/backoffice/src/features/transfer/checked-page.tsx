import { ApiError } from '@ilaneer/client/api-errors';
import type { applyImport, getImport, ImportView } from '@ilaneer/contract/staff/transfer/imports';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useConfirm } from '../../parts/act/confirm.tsx';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { IMPORT_WORDS, isImportKind } from './import-kinds.ts';
import { priceQuestion, rowsText } from './price-question.ts';

/** What a checked file would change, and the button that imports it. */
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
      // Whatever a page shows may have changed by it.
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
    // What was refused is not sent again; what got lost on its way is.
    !(apply.error instanceof ApiError);
  async function run() {
    if (!mayImport || apply.isPending) return;
    const yes = report.kind !== 'prices' || (await confirm(priceQuestion(report)));
    if (yes) apply.mutate();
  }
  usePageActions([
    { label: 'Import this file', keys: 'Shift+Enter', needs: 'imports.run', run: () => void run() },
  ]);
  const back = { label: 'Import', to: isImportKind(kind) ? `/import/${kind}` : '/import' };
  if (report === undefined) {
    return (
      <>
        <PageHeader title="Check" tab="Import" back={back} />
        {found.isError && (
          <StatePanel kind="error" title="This file is not here" text={refusalText(found.error)} />
        )}
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
            </>
          )
        }
        actions={
          mayImport ? (
            <Button size="sm" busy={apply.isPending} onClick={() => void run()}>
              {`Import ${rowsText(touched)}`}
            </Button>
          ) : (
            <ButtonLink variant="secondary" size="sm" render={<Link to={back.to} />}>
              {report.appliedAt === null ? 'Choose the file again' : 'Import another file'}
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-4">
        {apply.isError && <Notice tone="error">{refusalText(apply.error)}</Notice>}
        <Counts report={report} />
        <Columns report={report} />
        {report.problemCount > 0 && <Problems report={report} />}
        {report.changes.length > 0 && <Changes report={report} />}
      </div>
    </>
  );
}

function StateBadge({ report: { appliedAt, refused, made, changed } }: { report: ImportView }) {
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

function Counts({ report: { made, changed, unchanged, refused, appliedAt } }: { report: ImportView }) {
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
        {statusText({ made, changed, refused, appliedAt })}
      </p>
    </section>
  );
}

function statusText({
  made,
  changed,
  refused,
  appliedAt,
}: Pick<ImportView, 'made' | 'changed' | 'refused' | 'appliedAt'>): string {
  if (appliedAt !== null) return `${rowsText(made + changed)} imported.`;
  if (refused > 0) {
    return `${rowsText(refused)} ${refused === 1 ? 'has' : 'have'} errors. Correct them in your file and choose it again: a file is imported as a whole or not at all.`;
  }
  return made + changed === 0 ? 'The shop has all of this already.' : 'Everything in it is in order.';
}

function Columns({ report: { unknownColumns, ignoredColumns } }: { report: ImportView }) {
  if (unknownColumns.length + ignoredColumns.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm">
      {unknownColumns.length > 0 && (
        <p>
          <strong>Columns that are not known, and left out:</strong> {unknownColumns.join(', ')}
        </p>
      )}
      {ignoredColumns.length > 0 && (
        <p className="text-palm-soft">
          Columns that only tell, and change nothing: {ignoredColumns.join(', ')}
        </p>
      )}
    </div>
  );
}

function Problems({ report: { id, problems, problemCount } }: { report: ImportView }) {
  return (
    <Panel
      title={problemCount === 1 ? '1 error' : `${indianDigits(problemCount)} errors`}
      flush
      actions={
        <ButtonLink
          size="sm"
          variant="secondary"
          render={<a href={`/api/staff/imports/${id}/problems`} download />}
        >
          <Icon name="download" className="size-5" />
          All errors
        </ButtonLink>
      }
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line border-t text-left text-palm-soft">
            <th scope="col" className="px-4 py-1.5 font-normal">
              Line
            </th>
            <th scope="col" className="px-2 py-1.5 font-normal">
              Column
            </th>
            <th scope="col" className="px-4 py-1.5 font-normal">
              What is wrong
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, column, message }) => (
            <tr key={`${line} ${column} ${message}`} className="border-line border-t align-top">
              <td className="px-4 py-1.5 tabular-nums">{line}</td>
              <td className="px-2 py-1.5 font-semibold">{column}</td>
              <td className="px-4 py-1.5">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problemCount > problems.length && (
        <p className="border-line border-t px-4 py-2 text-palm-soft text-sm">
          The first {problems.length} are shown; the file has all of them.
        </p>
      )}
    </Panel>
  );
}

function Changes({ report: { changes, made, changed, appliedAt } }: { report: ImportView }) {
  return (
    <Panel title={appliedAt === null ? 'What it would change' : 'What it changed'} flush>
      <table className="w-full table-fixed text-sm">
        <thead>
          <tr className="border-line border-t text-left text-palm-soft">
            <th scope="col" className="w-16 px-4 py-1.5 font-normal">
              Line
            </th>
            <th scope="col" className="w-1/3 px-2 py-1.5 font-normal">
              What
            </th>
            <th scope="col" className="px-4 py-1.5 font-normal">
              Difference
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ line, label, isNew, fields }) => (
            <tr key={line} className="border-line border-t align-top">
              <td className="px-4 py-2 tabular-nums">{line}</td>
              <td className="break-words px-2 py-2">
                <span className="font-semibold">{label}</span> {isNew && <Badge tone="leaf">New</Badge>}
              </td>
              <td className="px-4 py-2">
                <dl className="grid gap-1">
                  {fields.map(({ field, before, after }) => (
                    <div key={field} className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
                      <dt className="text-palm-soft">{field}</dt>
                      <dd className="min-w-0 whitespace-pre-line break-words">
                        {before !== null && before !== '' && (
                          <del className="mr-2 rounded-xs bg-hibiscus-tint px-1 text-hibiscus-dark">
                            {shortened(before)}
                          </del>
                        )}
                        <ins className="rounded-xs bg-chosen px-1 no-underline">
                          {after === '' ? 'empty' : shortened(after)}
                        </ins>
                      </dd>
                    </div>
                  ))}
                </dl>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {made + changed > changes.length && (
        <p className="border-line border-t px-4 py-2 text-palm-soft text-sm">
          The first {changes.length} of {indianDigits(made + changed)} rows are shown.
        </p>
      )}
    </Panel>
  );
}

const LONGEST = 300;

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}
