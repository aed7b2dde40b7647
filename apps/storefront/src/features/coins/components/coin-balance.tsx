import type { CoinsView } from '@ilaneer/contract/coin';
import { formatLongDay } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { Icon } from '@ilaneer/ui/text/icon';
import { formatPrice } from '../../../lib/format-price.ts';
import { useCoins } from '../api/get-coins.ts';
import { CoinEntries } from './coin-entries.tsx';

/** What the shopper has in coins, what of it expires soon, and how it came about. */
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
            {balance === 0
              ? 'None to use just now.'
              : canSpend
                ? `Worth ${formatPrice(balance)} off your next orders.`
                : 'Please confirm your email address or mobile number above to use them.'}
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
