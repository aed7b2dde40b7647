import type { CoinsView } from '@ilaneer/contract/coin';
import { formatDay } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { useState } from 'react';
import { PageLink } from '../../../lib/page-link.tsx';

type Entry = CoinsView['entries'][number];

const SHOWN_AT_FIRST = 8;

/** Everything that happened to a shopper's coins, newest first; the older part when it is asked for. */
export function CoinEntries({ entries }: { readonly entries: readonly Entry[] }) {
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
          Show all {entries.length}
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

function EntryRow({ entry: { kind, coins, orderId, orderNumber, happenedAt } }: { readonly entry: Entry }) {
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          {kind === 'expired' ? (
            'Expired'
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
