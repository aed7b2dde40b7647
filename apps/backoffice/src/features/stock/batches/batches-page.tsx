import type { BatchView, listBatches } from '@ilaneer/contract/staff/stock/batches';
import type { Column } from '../../../parts/list/columns.ts';
import { choice } from '../../../parts/list/filters.ts';
import { ListPage } from '../../../parts/list/list-page.tsx';
import { When } from '../../../parts/words/when.tsx';
import { request } from '../../../session/staff-api.ts';
import { BATCH_STATE_WORDS, BatchStateBadge, daysLeftWords, goodsName } from '../stock-words.tsx';

const DAYS = [
  ['0', 'today'],
  ['7', 'within 7 days'],
  ['14', 'within 14 days'],
  ['30', 'within 30 days'],
  ['60', 'within 60 days'],
  ['90', 'within 90 days'],
] as const;
const SPEC = {
  filters: { state: choice('State', BATCH_STATE_WORDS), days: choice('Out of sale', DAYS) },
  sorts: ['best-before'],
} as const;

const COLUMNS: readonly Column<BatchView, 'best-before'>[] = [
  { id: 'code', label: 'Batch', cell: ({ code }) => code },
  { id: 'goods', label: 'Goods', cell: (row) => goodsName(row) },
  { id: 'sku', label: 'SKU', wide: true, cell: ({ sku }) => sku },
  {
    id: 'before',
    label: 'Best before',
    card: 'none',
    cell: ({ bestBefore }) => <When at={`${bestBefore}T00:00:00Z`} day />,
  },
  {
    id: 'left',
    label: 'Out of sale in',
    cell: (row) => <span className="whitespace-nowrap">{daysLeftWords(row)}</span>,
  },
  { id: 'onHand', label: 'On hand', align: 'end', cell: ({ onHand }) => onHand },
  { id: 'packed', label: 'Packed', align: 'end', wide: true, cell: ({ allocated }) => allocated },
  { id: 'state', label: 'State', card: 'corner', cell: ({ state }) => <BatchStateBadge state={state} /> },
];

const idOf = ({ id }: BatchView) => id;
const nameOf = ({ code }: BatchView) => `batch ${code}`;
const linkTo = ({ id }: BatchView) => `/batches/${id}`;

export function Component() {
  return (
    <ListPage
      title="Batches"
      about="Batches are packed in FEFO order. A batch is too old to ship if it would reach the farthest PIN code with less than 45 days, or 30 % of its shelf life, left."
      name="batches"
      kind="batch"
      words={['batch', 'batches']}
      spec={SPEC}
      read={(query, signal) => request<typeof listBatches>('GET', '/staff/batches', { query, signal })}
      {...{ columns: COLUMNS, idOf, nameOf, linkTo }}
      searchFor="Batch code, SKU or name"
      empty={{ title: 'No batches yet', text: 'Batches are created when food is received.' }}
    />
  );
}
