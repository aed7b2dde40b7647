import type { ProductRowView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import type { listStaffProducts } from '@ilaneer/contract/staff/catalogue/products';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { useState } from 'react';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import type { Column } from '../../parts/list/columns.ts';
import { choice, flag } from '../../parts/list/filters.ts';
import { ListPage } from '../../parts/list/list-page.tsx';
import type { FilterQuery, ListQuery } from '../../parts/list/list-state.ts';
import { Money } from '../../parts/words/money.tsx';
import { When } from '../../parts/words/when.tsx';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';
import { useGoodsTax } from './goods-tax.tsx';
import { NewProductDialog } from './new-product-dialog.tsx';
import { StateBadge } from './state-badge.tsx';

const SPEC = {
  filters: {
    state: choice('State', [
      ['published', 'Published'],
      ['draft', 'Draft'],
      ['archived', 'Archived'],
    ]),
    stock: choice('Stock', [
      ['in', 'In stock'],
      ['out', 'Out of stock'],
    ]),
    incomplete: flag('Incomplete'),
  },
  sorts: ['name', 'newest', 'changed'],
} as const;

type Sort = (typeof SPEC.sorts)[number];

const columnsOf = (priceLabel: string): readonly Column<ProductRowView, Sort>[] => [
  {
    id: 'name',
    label: 'Product',
    sorts: ['name'],
    cell: (row) => (
      <span className="flex items-center gap-2.5">
        {row.picture === null ? (
          <span className="size-7 rounded-xs bg-row" />
        ) : (
          <img src={row.picture} alt="" loading="lazy" className="size-7 rounded-xs bg-row object-contain" />
        )}
        {row.name}
      </span>
    ),
  },
  { id: 'state', label: 'State', card: 'corner', cell: (row) => <StateBadge product={row} /> },
  {
    id: 'missing',
    label: 'Missing',
    cell: ({ missing }) => (missing ? <Badge tone="hibiscus">{missing} missing</Badge> : null),
  },
  { id: 'category', label: 'Category', wide: true, cell: ({ categoryName }) => categoryName },
  { id: 'variants', label: 'Variants', align: 'end', wide: true, cell: ({ variants }) => variants },
  {
    id: 'stock',
    label: 'Stock',
    align: 'end',
    cell: ({ stock }) => (stock === 0 ? <span className="text-hibiscus-dark">0, sold out</span> : stock),
  },
  { id: 'price', label: priceLabel, align: 'end', cell: (row) => <PriceRange row={row} /> },
  {
    id: 'changed',
    label: 'Changed',
    sorts: ['changed'],
    wide: true,
    cell: (row) => <When at={row.updatedAt} />,
  },
];

const idOf = ({ id }: ProductRowView) => id;
const nameOf = ({ name }: ProductRowView) => name;
const linkTo = ({ id }: ProductRowView) => `/products/${id}`;

export function Component() {
  const may = useMay();
  const columns = columnsOf(useGoodsTax()?.pricesInclude === false ? 'Price before GST' : 'Price');
  const [isBeginning, setBeginning] = useState(false);
  usePageActions([
    {
      label: 'New product',
      icon: 'plus',
      needs: 'catalogue.write',
      keys: 'n',
      run: () => setBeginning(true),
    },
  ]);
  const newButton = may('catalogue.write') && (
    <Button size="sm" onClick={() => setBeginning(true)}>
      New product
    </Button>
  );
  return (
    <>
      <ListPage
        title="Products"
        actions={newButton}
        name="products"
        kind="product"
        words={['product', 'products']}
        spec={SPEC}
        read={({ incomplete, ...query }, signal) =>
          request<typeof listStaffProducts>('GET', '/staff/products', {
            query: { ...readQuery(query), ...(incomplete !== undefined && { incomplete: true }) },
            signal,
          })
        }
        {...{ columns, idOf, nameOf, linkTo }}
        searchFor="Name, SKU or barcode"
        empty={{
          title: 'No products yet',
          text: 'Create the first one. It stays a draft until you publish it.',
          actions: newButton,
        }}
      />
      <NewProductDialog open={isBeginning} onOpenChange={setBeginning} />
    </>
  );
}

function readQuery({
  state,
  stock,
  ...rest
}: Omit<ListQuery<Sort> & FilterQuery<(typeof SPEC)['filters']>, 'incomplete'>) {
  const states = SPEC.filters.state.read(state ?? '');
  const stocks = SPEC.filters.stock.read(stock ?? '');
  return { ...rest, ...(states !== null && { state: states }), ...(stocks !== null && { stock: stocks }) };
}

function PriceRange({ row: { priceFrom, priceTo } }: { row: ProductRowView }) {
  if (priceFrom === null || priceTo === null) return null;
  return priceFrom === priceTo ? (
    <Money rupees={priceFrom} />
  ) : (
    <span className="whitespace-nowrap">
      <Money rupees={priceFrom} /> to <Money rupees={priceTo} />
    </span>
  );
}
