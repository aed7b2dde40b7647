import type { listOpenItems, OpenItemsReply, OpenItemView } from '@ilaneer/contract/staff/books/open-items';
import { formatDay, indiaDay } from '@ilaneer/domain/india-day';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { ACCOUNTS } from '@ilaneer/domain/journal/accounts';
import {
  OPEN_ITEM_ACCOUNTS,
  OPEN_ITEM_WORDS,
  type OpenItemAccount,
} from '@ilaneer/domain/journal/open-items';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Icon } from '@ilaneer/ui/text/icon';
import { Link } from 'react-router';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import type { Column } from '../../parts/list/columns.ts';
import { day, one } from '../../parts/list/filters.ts';
import { StaffList } from '../../parts/list/staff-list.tsx';
import { type Page, useList } from '../../parts/list/use-list.ts';
import { useListState } from '../../parts/list/use-list-state.ts';
import { Money } from '../../parts/words/money.tsx';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';
import { holderName } from './remittance-words.tsx';
import { WriteOffButton } from './write-off-button.tsx';

const nameOfAccount = (account: OpenItemAccount) =>
  ACCOUNTS.find(({ id }) => id === account)?.name ?? account;
const [FIRST, ...OTHERS] = OPEN_ITEM_ACCOUNTS;

const SPEC = {
  filters: {
    account: one('Account', [
      [FIRST, nameOfAccount(FIRST)],
      ...OTHERS.map((account) => [account, nameOfAccount(account)] as const),
    ]),
    upTo: day('As of'),
  },
  sorts: ['oldest'],
} as const;

const dayWords = (text: string) => formatDay(`${text}T06:00:00Z`);

function labelOf({ label, id, orderId, endsOn }: OpenItemView): string {
  if (label !== null) return orderId === null && endsOn !== null ? `Gift card … ${label}` : label;
  if (endsOn !== null) return `Coins expiring by ${dayWords(endsOn)}`;
  return id.trim() === '' ? 'Opening balance' : id;
}

const COLUMNS: readonly Column<OpenItemView, 'oldest'>[] = [
  { id: 'item', label: 'Item', cell: labelOf },
  { id: 'who', label: 'Held by', cell: ({ who }) => holderName(who) },
  { id: 'state', label: 'Awaiting', cell: ({ state }) => OPEN_ITEM_WORDS[state] },
  { id: 'since', label: 'Open since', cell: ({ since }) => dayWords(since) },
  { id: 'days', label: 'Days', align: 'end', wide: true, cell: ({ days }) => indianDigits(days) },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    card: 'corner',
    cell: ({ amount }) => <Money rupees={amount} />,
  },
];

const CASH_COLUMNS: readonly Column<OpenItemView, 'oldest'>[] = [
  ...COLUMNS,
  { id: 'act', label: 'Overdue', cell: (item) => <WriteOffButton item={item} /> },
];

const idOf = ({ id }: OpenItemView) => id;

/** Gift cards and coins have no page. */
const linkOf = ({ orderId, remittanceId, receiptId }: OpenItemView) => {
  if (receiptId !== null) return `/purchases/${receiptId}`;
  return orderId === null ? `/remittances/${remittanceId ?? ''}` : `/orders/${orderId}`;
};

function isPaged(account: OpenItemAccount): boolean {
  return account !== 'gift-cards-outstanding' && account !== 'coins-outstanding';
}

/** JOURNAL-19. */
export function Component() {
  const may = useMay();
  const list = useListState(SPEC);
  const { account, upTo } = list.state.filters;
  const page = useList<OpenItemView, typeof SPEC.filters, 'oldest'>('journal', list, (query, signal) =>
    request<typeof listOpenItems>('GET', '/staff/open-items', { query, signal }),
  );
  const file = new URLSearchParams({ account, ...(upTo !== null && { upTo }) });
  return (
    <>
      <PageHeader
        title="Receivables and payables"
        about="Open items of the books: money owed to the shop, and money the shop owes."
        actions={
          <>
            <ButtonLink size="sm" variant="secondary" render={<Link to="/claims" />}>
              Claims against couriers
            </ButtonLink>
            {may('exports.take') && (
              <ButtonLink
                size="sm"
                variant="secondary"
                render={<a href={`/api/staff/exports/open-items?${file}`} download />}
              >
                <Icon name="download" className="size-4" />
                Download CSV
              </ButtonLink>
            )}
          </>
        }
      />
      {page.data !== undefined && isReply(page.data) && (
        <Sums account={account} upTo={upTo} reply={page.data} />
      )}
      <StaffList
        name="open-items"
        words={['open item', 'open items']}
        list={list}
        page={page}
        columns={account === 'cash-with-couriers' ? CASH_COLUMNS : COLUMNS}
        idOf={idOf}
        nameOf={labelOf}
        linkTo={isPaged(account) ? linkOf : null}
        searchFor="Order, reference, gateway or courier"
        empty={{ title: 'Nothing is open here', text: 'This account has no open items.' }}
      />
    </>
  );
}

function isReply(page: Page<OpenItemView>): page is OpenItemsReply {
  return 'sums' in page;
}

type SumsProps = { account: OpenItemAccount; upTo: string | null; reply: OpenItemsReply };

function Sums({ account, upTo, reply: { sums, total, balance } }: SumsProps) {
  const when = upTo === null || upTo === indiaDay(new Date()) ? 'now' : `as of ${dayWords(upTo)}`;
  const query = new URLSearchParams({ statement: 'ledger', account, ...(upTo !== null && { to: upTo }) });
  return (
    <Panel title={`${nameOfAccount(account)}, ${when}`} className="mb-4">
      <div className="grid gap-2 text-sm" aria-live="polite">
        {sums.length > 1 && (
          <dl className="grid max-w-96 gap-1">
            {sums.map(({ who, count, amount }) => (
              <div key={who ?? ''} className="flex justify-between gap-4">
                <dt className="text-palm-soft">
                  {holderName(who)} ({indianDigits(count)})
                </dt>
                <dd>
                  <Money rupees={amount} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p>
          <strong className="text-base">
            <Money rupees={total} />
          </strong>{' '}
          {total === balance ? (
            <>
              as in the{' '}
              <Link to={`/statements?${query}`} className="font-medium underline">
                ledger
              </Link>
            </>
          ) : (
            <span className="text-hibiscus-dark">
              but <Money rupees={balance} /> in the books:{' '}
              <Link to="/month-end" className="font-medium underline">
                the proof of the books
              </Link>{' '}
              names the differing ledgers
            </span>
          )}
        </p>
      </div>
    </Panel>
  );
}
