import type { checkImport, listImportColumns } from '@ilaneer/contract/staff/transfer/imports';
import { IMPORT_KINDS, IMPORT_NEEDS, type ImportKind } from '@ilaneer/domain/transfer/import-kind';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { FileField } from '@ilaneer/ui/fields/file-field';
import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { useMay } from '../../session/permission.ts';
import { request, sendForm } from '../../session/staff-api.ts';
import { IMPORT_WORDS } from './import-kinds.ts';
import { KindLinks } from './kind-links.tsx';

export function Component() {
  const may = useMay();
  const kinds = IMPORT_KINDS.filter((kind) => IMPORT_NEEDS[kind].every((needed) => may(needed)));
  const { kind: wanted } = useParams();
  const kind = wanted === undefined ? kinds[0] : kinds.find((one) => one === wanted);
  return (
    <>
      <PageHeader
        title="Import"
        about="A CSV file is checked first. You see what it would change before anything is imported, and then it is all or nothing."
      />
      {kind === undefined ? (
        <StatePanel
          kind="empty"
          title="Nothing to import here"
          text="Your role does not include changing what this file would change."
        />
      ) : (
        <>
          <KindLinks
            label="What to import"
            chosen={kind}
            kinds={kinds.map((one) => ({ kind: one, to: `/import/${one}`, label: IMPORT_WORDS[one].label }))}
          />
          <div key={kind} className="grid gap-4">
            <FilePanel kind={kind} />
            <ColumnsPanel kind={kind} />
          </div>
        </>
      )}
    </>
  );
}

function FilePanel({ kind }: { kind: ImportKind }) {
  const navigate = useNavigate();
  const [isOver, setIsOver] = useState(false);
  const check = useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData();
      form.append('file', file);
      return (await sendForm<typeof checkImport>('/staff/imports/:kind', { params: { kind }, form })).import;
    },
    onSuccess: ({ id }) => navigate(`/import/${kind}/${id}`),
  });
  const begin = (files: FileList | null) => {
    const file = files?.item(0);
    if (file && !check.isPending) check.mutate(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    begin(event.dataTransfer.files);
  };
  const { label, about, rows } = IMPORT_WORDS[kind];
  return (
    <Panel
      title={label}
      actions={
        <ButtonLink
          size="sm"
          variant="secondary"
          render={<a href={`/api/staff/import-templates/${kind}`} download />}
        >
          <Icon name="download" className="size-5" />
          Template
        </ButtonLink>
      }
    >
      <p className="max-w-text text-palm-soft text-sm">{about}</p>
      <p className="max-w-text pb-3 text-palm-soft text-sm">
        {rows} The template has every column with an example; an export of this shop fits too.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping duplicates the field */}
      <div
        className={cx(
          'rounded-md border border-dashed p-4',
          isOver ? 'border-leaf bg-chosen' : 'border-line-strong',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FileField
          label="Drop a CSV file here, or choose one"
          hint="UTF-8, with commas, semicolons or tabs; up to 20 MB and 20,000 rows"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={({ target }) => {
            begin(target.files);
            target.value = '';
          }}
        />
      </div>
      <p role="status" className="pt-2 text-sm empty:pt-0">
        {check.isPending ? 'Checking the file …' : ''}
      </p>
      {check.isError && <Notice tone="error">{refusalText(check.error)}</Notice>}
    </Panel>
  );
}

function ColumnsPanel({ kind }: { kind: ImportKind }) {
  const columns = useQuery({
    queryKey: ['import', 'columns', kind],
    queryFn: ({ signal }) =>
      request<typeof listImportColumns>('GET', '/staff/import-templates/:kind/columns', {
        params: { kind },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (columns.data === undefined) return null;
  return (
    <Panel title="Columns" flush>
      <dl className="divide-y divide-line border-line border-t text-sm">
        {columns.data.columns.map(({ title, about, isNeeded }) => (
          <div key={title} className="grid gap-x-4 px-4 py-1.5 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <dt className="font-semibold">
              {title}
              {isNeeded && <span className="font-normal text-palm-soft"> (needed)</span>}
            </dt>
            <dd className="min-w-0 text-palm-soft">{about}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
