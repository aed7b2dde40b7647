import { formatPrice } from '@ilaneer/client/format-price';
import type { CoinsView, getCoins } from '@ilaneer/contract/coin';
import { formatDay, formatLongDay } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { Figure } from '@ilaneer/ui/text/figure';
import { Icon } from '@ilaneer/ui/text/icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allPages } from '../../lib/all-pages.ts';
import { request } from '../../lib/api-client.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { useSession } from '../../lib/session.ts';

export function CoinBalance() {
  const coins = useCoins();
  if (coins.data !== undefined) return <Coins coins={coins.data} />;
  if (coins.isError) {
    return (
      <div role="alert" className="mt-4 grid justify-items-start gap-3">
        <p>We could not load your coins.</p>
        <Button variant="secondary" size="sm" busy={coins.isFetching} onClick={() => void coins.refetch()}>
          Try Again
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className="mt-3 grid gap-2 py-4">
      <span className="sr-only">Loading your coins</span>
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-4 w-56" />
    </div>
  );
}

function Coins({
  coins: { balance, expiringSoon, nextExpiryAt, canSpend, entries },
}: {
  readonly coins: CoinsView;
}) {
  if (entries.length === 0) {
    return <p className="mt-4 text-palm-soft">No coins yet. They come when your first order is delivered.</p>;
  }
  return (
    <>
      <div className="mt-4 flex items-center gap-4 rounded-lg bg-sun/20 p-4 sm:p-5">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sun text-palm">
          <Icon name="coin" />
        </span>
        <div className="min-w-0">
          <p className="font-bold text-xl tabular-nums">{balance === 1 ? '1 coin' : `${balance} coins`}</p>
          <p className="text-sm">
            {balance === 0 ? (
              'None to use just now.'
            ) : canSpend ? (
              <span>
                Worth <Figure>{formatPrice(balance)}</Figure> off your next orders.
              </span>
            ) : (
              'Please confirm your email address or mobile number above to use them.'
            )}
          </p>
          {expiringSoon > 0 && nextExpiryAt !== null && (
            <p className="mt-1 font-semibold text-husk-dark text-sm">
              {expiringSoon === balance ? 'They expire' : `${expiringSoon} of them expire`} soon: use them by{' '}
              {formatLongDay(nextExpiryAt)}.
            </p>
          )}
        </div>
      </div>
      <CoinEntries entries={entries} />
    </>
  );
}

type Entry = CoinsView['entries'][number];

const SHOWN_AT_FIRST = 8;

function CoinEntries({ entries }: { readonly entries: readonly Entry[] }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? entries : entries.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul aria-label="What happened to your coins" className="mt-3 divide-y divide-line">
        {shown.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setOpen(true)}>
          {`Show all ${entries.length}`}
        </Button>
      )}
    </>
  );
}

const texts = {
  earned: 'Earned with',
  spent: 'Used for',
  returned: 'Back from',
  refunded: 'Back for goods returned of',
  reversed: 'Taken back for goods returned of',
} as const;

const WITHOUT_ORDER = {
  expired: 'Expired',
  given: 'A present from the shop',
  'taken back': 'Corrected by the shop',
} as const;

function EntryRow({ entry: { kind, coins, orderId, orderNumber, happenedAt } }: { readonly entry: Entry }) {
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          {kind === 'expired' || kind === 'given' || kind === 'taken back' ? (
            WITHOUT_ORDER[kind]
          ) : (
            <>
              {texts[kind]}{' '}
              <PageLink
                to={`/order-details?order=${encodeURIComponent(orderId ?? '')}`}
                className="text-leaf-dark underline underline-offset-4"
              >
                order {orderNumber}
              </PageLink>
            </>
          )}
        </p>
        <p className="text-palm-soft text-sm">{formatDay(happenedAt)}</p>
      </div>
      <p className={`shrink-0 font-bold tabular-nums ${coins > 0 ? 'text-leaf-dark' : ''}`}>
        {coins > 0 ? `+${coins}` : `−${-coins}`}
      </p>
    </li>
  );
}

// Refetched when shown.
function useCoins() {
  const { user, isConfirmed } = useSession();
  return useQuery({
    queryKey: ['coins', user?.id],
    enabled: isConfirmed,
    staleTime: 0,
    queryFn: ({ signal }) =>
      allPages(
        (query) => request<typeof getCoins>('GET', '/coins', { query, signal }),
        (all, next) => ({ ...all, entries: [...all.entries, ...next.entries] }),
      ),
  });
}
