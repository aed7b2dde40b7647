import type {
  getStockValue,
  StockValueReply,
  StockValueRow,
} from '@ilaneer/contract/staff/stock/stock-value';
import { formatDay, indiaDay } from '@ilaneer/domain/india-day';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Icon } from '@ilaneer/ui/text/icon';
import { Link } from 'react-router';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import type { Column } from '../../../parts/list/columns.ts';
import { day } from '../../../parts/list/filters.ts';
import { StaffList } from '../../../parts/list/staff-list.tsx';
import { type Page, useList } from '../../../parts/list/use-list.ts';
import { useListState } from '../../../parts/list/use-list-state.ts';
import { Money } from '../../../parts/words/money.tsx';
import { useMay } from '../../../session/permission.ts';
import { request } from '../../../session/staff-api.ts';
import { goodsName } from '../stock-words.tsx';
import { StockAccount } from './stock-account.tsx';

const SPEC = {
  filters: { to: day('As of'), from: day('Period from') },
  sorts: ['sku'],
} as const;

const dayWords = (text: string) => formatDay(`${text}T06:00:00Z`);

const COLUMNS: readonly Column<StockValueRow, 'sku'>[] = [
  { id: 'sku', label: 'SKU', cell: ({ sku }) => sku },
  { id: 'name', label: 'Product', wide: true, cell: goodsName },
  { id: 'units', label: 'Units', align: 'end', cell: ({ units }) => indianDigits(units) },
  {
    id: 'average',
    label: 'Average cost',
    align: 'end',
    cell: ({ average }) => (average === null ? '–' : <Money rupees={average} />),
  },
  {
    id: 'oldest',
    label: 'Expires first',
    wide: true,
    cell: ({ oldest }) => (oldest === null ? '–' : `${dayWords(oldest.bestBefore)}, batch ${oldest.code}`),
  },
  {
    id: 'missing',
    label: 'Without a cost',
    align: 'end',
    cell: ({ withoutCost }) =>
      withoutCost === 0 ? '–' : <Badge tone="sun">{indianDigits(withoutCost)}</Badge>,
  },
  {
    id: 'value',
    label: 'Value',
    align: 'end',
    card: 'corner',
    cell: ({ value }) => <Money rupees={value} />,
  },
];

const BACK = { label: 'Stock', to: '/stock' };

const idOf = ({ variantId }: StockValueRow) => variantId;
const nameOf = ({ sku }: StockValueRow) => sku;
const linkTo = ({ variantId }: StockValueRow) => `/stock/${variantId}`;

/** STOCK-11, STOCK-12. */
export function Component() {
  const may = useMay();
  const list = useListState(SPEC);
  const page = useList<StockValueRow, typeof SPEC.filters, 'sku'>('journal', list, (query, signal) =>
    request<typeof getStockValue>('GET', '/staff/stock-value', { query, signal }),
  );
  const reply = page.data !== undefined && isReply(page.data) ? page.data : null;
  return (
    <>
      <PageHeader
        title="Stock value"
        {...(may('catalogue.read') && { back: BACK })}
        about={`Goods on hand at the end of ${dayWords(reply?.to ?? indiaDay(new Date()))}, at their average cost in rupees.`}
        actions={
          <>
            <ButtonLink size="sm" variant="secondary" render={<Link to="/purchases" />}>
              Purchases
            </ButtonLink>
            {may('exports.take') && reply !== null && <Files reply={reply} />}
          </>
        }
      />
      {reply !== null && <StockAccount reply={reply} />}
      <StaffList
        name="stock-value"
        words={['product with stock', 'products with stock']}
        list={list}
        page={page}
        columns={COLUMNS}
        idOf={idOf}
        nameOf={nameOf}
        linkTo={may('catalogue.read') ? linkTo : null}
        searchFor="SKU or product"
        empty={{ title: 'No stock', text: 'Nothing was on hand on that day.' }}
      />
    </>
  );
}

const FILES = [
  ['stock-value', 'Value by batch', 'reports.read'],
  ['movement-register', 'Movements', 'catalogue.read'],
  ['gst-reversals', 'GST to reverse', 'reports.read'],
] as const;

function Files({ reply: { from, to } }: { reply: StockValueReply }) {
  const may = useMay();
  const period = new URLSearchParams({ from, to });
  return FILES.filter(([, , needs]) => may(needs)).map(([kind, label]) => (
    <ButtonLink
      key={kind}
      size="sm"
      variant="secondary"
      render={<a href={`/api/staff/exports/${kind}?${period}`} download />}
    >
      <Icon name="download" className="size-4" />
      {label} (CSV)
    </ButtonLink>
  ));
}

function isReply(page: Page<StockValueRow>): page is StockValueReply {
  return 'account' in page;
}
