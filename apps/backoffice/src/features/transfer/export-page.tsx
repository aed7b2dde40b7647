import type { countExport } from '@ilaneer/contract/staff/transfer/exports';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { EXPORT_KINDS, EXPORT_NEEDS, type ExportKind } from '@ilaneer/domain/transfer/export-kind';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Icon } from '@ilaneer/ui/text/icon';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { FilterBar } from '../../parts/list/filter-bar.tsx';
import { choice, choices, day, rare, text } from '../../parts/list/filters.ts';
import { listQuery } from '../../parts/list/list-state.ts';
import { useListState } from '../../parts/list/use-list-state.ts';
import { METHOD_WORDS, PAYMENT_WORDS, STATUS_WORDS } from '../../parts/words/order-words.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';
import { EXPORT_WORDS, isOfOrders } from './export-kinds.ts';
import { KindLinks } from './kind-links.tsx';

const SPEC = {
  filters: {
    status: choices('Status', STATUS_WORDS),
    paymentStatus: choice('Payment', PAYMENT_WORDS),
    paymentMethod: choice('Paid by', METHOD_WORDS),
    held: choice('On hold', [
      ['yes', 'On hold'],
      ['no', 'Not on hold'],
    ]),
    from: day('From'),
    to: day('To'),
    tag: rare(text('Tag')),
    pin: rare(text('PIN begins with')),
    sku: rare(text('SKU')),
    least: rare(text('Total from ₹')),
    most: rare(text('Total to ₹')),
  },
  sorts: ['newest', 'oldest', 'total'],
} as const;

export function Component() {
  const may = useMay();
  const kinds = EXPORT_KINDS.filter((kind) => may(EXPORT_NEEDS[kind]));
  const { kind: wanted } = useParams();
  const kind = wanted === undefined ? kinds[0] : kinds.find((one) => one === wanted);
  return (
    <>
      <PageHeader
        title="Export"
        about="A CSV file that Excel, Google Sheets and accounting programs open. The audit log notes each one taken."
      />
      {kind === undefined ? (
        <StatePanel
          kind="empty"
          title="Nothing to export here"
          text="Your role does not include seeing what this file would hold."
        />
      ) : (
        <>
          <KindLinks
            label="What to export"
            chosen={kind}
            kinds={kinds.map((one) => ({ kind: one, to: `/export/${one}`, label: EXPORT_WORDS[one].label }))}
          />
          <ExportPanel key={kind} kind={kind} />
        </>
      )}
    </>
  );
}

function ExportPanel({ kind }: { kind: ExportKind }) {
  const list = useListState(SPEC);
  const query = isOfOrders(kind) ? listQuery(SPEC, { ...list.state, after: null }) : {};
  const count = useQuery({
    queryKey: ['export', 'count', kind, query],
    queryFn: ({ signal }) =>
      request<typeof countExport>('GET', '/staff/exports/:kind/count', {
        params: { kind },
        // Checked by the server.
        query: query as { readonly status?: string },
        signal,
      }),
  });
  const { label, about, counted } = EXPORT_WORDS[kind];
  const address = `/api/staff/exports/${kind}?${new URLSearchParams(query)}`;
  const found = count.data?.count ?? null;
  return (
    <Panel title={label}>
      <p className="max-w-text pb-3 text-palm-soft text-sm">{about}</p>
      {isOfOrders(kind) && <FilterBar list={list} searchFor="Order, name, phone, PIN, SKU" />}
      <div className="flex min-h-touch flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="font-semibold">
          {count.isError
            ? refusalText(count.error)
            : found === null
              ? 'Counting …'
              : `${indianDigits(found)} ${counted[found === 1 ? 0 : 1]}`}
        </p>
        {found !== null && found > 0 && (
          <ButtonLink render={<a href={address} download />}>
            <Icon name="download" className="size-5" />
            Download CSV
          </ButtonLink>
        )}
        {found === 0 && (
          <p className="text-palm-soft text-sm">Nothing fits, so there is no file to download.</p>
        )}
      </div>
    </Panel>
  );
}
