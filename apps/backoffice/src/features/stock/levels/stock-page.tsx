import type { listStock, StockView } from '@ilaneer/contract/staff/stock/stock';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Link } from 'react-router';
import type { Column } from '../../../parts/list/columns.ts';
import { choice } from '../../../parts/list/filters.ts';
import { ListPage } from '../../../parts/list/list-page.tsx';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { request } from '../../../session/staff-api.ts';
import { goodsName } from '../stock-words.tsx';

const LEVELS = [
  ['low', 'Low stock'],
  ['out', 'Sold out'],
  ['held', 'Held back'],
] as const;
const GOODS = [
  ['food', 'Food'],
  ['other', 'Other goods'],
] as const;
const SPEC = {
  filters: { level: choice('Stock', LEVELS), goods: choice('Goods', GOODS) },
  sorts: ['sku', '-sku'],
} as const;

const COLUMNS: readonly Column<StockView, 'sku' | '-sku'>[] = [
  {
    id: 'sku',
    label: 'SKU',
    sorts: ['sku', '-sku'],
    cell: ({ sku }) => <span className="whitespace-nowrap">{sku}</span>,
  },
  { id: 'name', label: 'Goods', cell: (row) => goodsName(row) },
  {
    id: 'forSale',
    label: 'For sale',
    align: 'end',
    cell: ({ forSale, isLow }) => (
      <span className="inline-flex items-center gap-2">
        {forSale === 0 ? <Badge tone="hibiscus">Sold out</Badge> : isLow && <Badge tone="sun">Low</Badge>}
        <strong>{forSale}</strong>
      </span>
    ),
  },
  { id: 'reserved', label: 'Ordered', align: 'end', card: 'none', cell: ({ reserved }) => reserved },
  { id: 'held', label: 'Held back', align: 'end', wide: true, cell: ({ held }) => held },
  { id: 'onHand', label: 'On hand', align: 'end', cell: ({ onHand }) => onHand },
  { id: 'batches', label: 'Batches', align: 'end', wide: true, cell: ({ batches }) => batches || '' },
  {
    id: 'next',
    label: 'Earliest best before',
    wide: true,
    cell: ({ nextBestBefore }) => nextBestBefore !== null && <When at={`${nextBestBefore}T00:00:00Z`} day />,
  },
];

const idOf = ({ variantId }: StockView) => variantId;
const nameOf = ({ sku }: StockView) => sku;
const linkTo = ({ variantId }: StockView) => `/stock/${variantId}`;

export function Component() {
  const may = useMay();
  return (
    <ListPage
      title="Stock"
      actions={
        <>
          {may('reports.read') && (
            <ButtonLink size="sm" variant="secondary" render={<Link to="/stock-value" />}>
              Stock value
            </ButtonLink>
          )}
          {may('stock.adjust') && (
            <ButtonLink size="sm" render={<Link to="/stock/receive" />}>
              Receive goods
            </ButtonLink>
          )}
        </>
      }
      name="stock"
      kind="stock"
      words={['variant', 'variants']}
      spec={SPEC}
      read={(query, signal) => request<typeof listStock>('GET', '/staff/stock', { query, signal })}
      {...{ columns: COLUMNS, idOf, nameOf, linkTo }}
      searchFor="SKU or name"
      empty={{ title: 'No goods yet', text: 'Variants are listed here once they are created.' }}
    />
  );
}
