import type { listPurchases, PurchaseRowView } from '@ilaneer/contract/staff/stock/purchases';
import { formatDay } from '@ilaneer/domain/india-day';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { Badge } from '@ilaneer/ui/feedback/badge';
import type { Column } from '../../../parts/list/columns.ts';
import { choice } from '../../../parts/list/filters.ts';
import { ListPage } from '../../../parts/list/list-page.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { request } from '../../../session/staff-api.ts';

const SPEC = {
  filters: {
    bill: choice('Bill', [
      ['missing', 'Bill missing'],
      ['recorded', 'Bill recorded'],
    ]),
  },
  sorts: ['newest'],
} as const;

const dayWords = (day: string) => formatDay(`${day}T06:00:00Z`);

const COLUMNS: readonly Column<PurchaseRowView, 'newest'>[] = [
  { id: 'number', label: 'Receipt', cell: ({ number }) => number },
  { id: 'received', label: 'Received', cell: ({ receivedOn }) => dayWords(receivedOn) },
  { id: 'units', label: 'Units', align: 'end', cell: ({ units }) => indianDigits(units) },
  {
    id: 'supplier',
    label: 'Supplier',
    cell: ({ supplierName }) => supplierName ?? <Badge tone="sun">Bill missing</Badge>,
  },
  { id: 'bill', label: 'Bill', wide: true, cell: ({ billNumber }) => billNumber ?? '–' },
  {
    id: 'billed',
    label: 'Bill date',
    wide: true,
    cell: ({ billedOn }) => (billedOn === null ? '–' : dayWords(billedOn)),
  },
  {
    id: 'cost',
    label: 'Cost',
    align: 'end',
    card: 'corner',
    cell: ({ cost }) => (cost === null ? '–' : <Money rupees={cost} />),
  },
];

const idOf = ({ id }: PurchaseRowView) => id;
const nameOf = ({ number }: PurchaseRowView) => `receipt ${number}`;
const linkTo = ({ id }: PurchaseRowView) => `/purchases/${id}`;

/** STOCK-10. */
export function Component() {
  return (
    <ListPage
      title="Purchases"
      about="Goods received, with the bills of their suppliers. Cost: with freight, and GST that is not claimed."
      name="purchases"
      kind="journal"
      words={['receipt', 'receipts']}
      spec={SPEC}
      read={(query, signal) => request<typeof listPurchases>('GET', '/staff/purchases', { query, signal })}
      {...{ columns: COLUMNS, idOf, nameOf, linkTo }}
      searchFor="Receipt, bill number or supplier"
      empty={{ title: 'No goods received yet', text: 'Receipts appear here once goods are booked in.' }}
    />
  );
}
