import type { DocumentView } from '@ilaneer/contract/staff/books/statements';
import { formatDay, indiaDay } from '@ilaneer/domain/india-day';
import type { AccountId } from '@ilaneer/domain/journal/accounts';
import type { JournalEntryKind } from '@ilaneer/domain/journal/journal-entry';
import type { Period } from '@ilaneer/domain/journal/period';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { capital } from '../../../parts/words/capital.ts';
import { Money } from '../../../parts/words/money.tsx';
import { useMay } from '../../../session/permission.ts';

export const AMOUNT_CELL = 'whitespace-nowrap px-2 py-1.5 text-end last:pe-4';
export const NAME_CELL = 'min-w-0 wrap-anywhere px-4 py-1.5 text-start font-normal';

export function dayWords(day: string): string {
  return formatDay(`${day}T06:00:00Z`);
}

export function periodWords({ from, to }: Period): string {
  return from === to ? dayWords(to) : `${dayWords(from)} to ${dayWords(to)}`;
}

/** Debits less credits, with their side. */
export function Balance({ rupees }: { rupees: number }) {
  if (rupees === 0) return <Money rupees={0} />;
  return (
    <>
      <Money rupees={Math.abs(rupees)} /> {rupees > 0 ? 'Dr' : 'Cr'}
    </>
  );
}

export function LedgerLink({ account, name, period }: { account: AccountId; name: string; period: Period }) {
  const query = new URLSearchParams({ statement: 'ledger', account, ...period });
  return (
    <Link to={`/statements?${query}`} className="font-medium underline">
      {name}
    </Link>
  );
}

type EventProps = {
  entry: {
    readonly id: number;
    readonly kind: JournalEntryKind;
    readonly bookedOn: string;
    readonly happenedAt: string;
    readonly document: DocumentView | null;
  };
  children?: ReactNode;
};

/** The event of an entry, with its document and order. */
export function EntryEvent({ entry: { id, kind, bookedOn, happenedAt, document }, children }: EventProps) {
  const day = indiaDay(new Date(happenedAt));
  return (
    <>
      <span className="font-semibold">{capital(kind)}</span>{' '}
      {document !== null && <DocumentLink document={document} />} {children}
      <span className="block text-palm-soft" translate="no">
        {`${dayWords(bookedOn)}, entry ${id}${day === bookedOn ? '' : `, of ${dayWords(day)}`}`}
      </span>
    </>
  );
}

export function OrderLink({ id, number }: { id: string | null; number: string | null }) {
  const may = useMay();
  if (id === null) return null;
  const label = number ?? id;
  if (!may('orders.read')) return <span translate="no">{label}</span>;
  return (
    <Link to={`/orders/${id}`} className="underline" translate="no">
      {label}
    </Link>
  );
}

const PAGES = {
  remittance: '/remittances',
  claim: '/claims',
  receipt: '/purchases',
  'manual entry': '/manual-entries',
} as const;

/** Payments and refunds without a voucher are on the page of their order. */
function DocumentLink({ document: { kind, id, label, orderId } }: { document: DocumentView }) {
  const may = useMay();
  const link = { className: 'underline', translate: 'no' } as const;
  if (kind === 'remittance' || kind === 'claim' || kind === 'receipt' || kind === 'manual entry') {
    return (
      <Link to={`${PAGES[kind]}/${id}`} {...link}>
        {label}
      </Link>
    );
  }
  if (!may('orders.read')) return <span translate="no">{label}</span>;
  if (kind === 'return') {
    return (
      <Link to={`/returns/${id}`} {...link}>
        {label}
      </Link>
    );
  }
  const file = `/api/staff/orders/${encodeURIComponent(orderId ?? '')}/documents/${id.replaceAll('/', '-')}`;
  return (
    <a href={file} download {...link}>
      {label}
    </a>
  );
}
