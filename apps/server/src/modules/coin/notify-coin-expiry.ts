import { EXPIRING_SOON_MS } from '@ilaneer/domain/coin/coin';
import { coinBalance } from '@ilaneer/domain/coin/spend-lots';
import { formatDay } from '@ilaneer/domain/india-day';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { letter } from '../../messages/letter.ts';
import type { MailBrand } from '../../messages/letter-content.ts';
import type { Mail } from '../../messages/mailer.ts';
import { greetingTo } from '../../messages/plain-words.ts';
import { type CoinReader, listReadersOfExpiry, lockLots, markExpiryNotified } from './repository.ts';

const BATCH = 200;

/** One mail per reader, once per lot (COIN-15). */
export async function notifyCoinExpiry(deps: Deps): Promise<void> {
  const at = deps.now();
  const until = new Date(at.getTime() + EXPIRING_SOON_MS);
  let readers: readonly CoinReader[];
  do {
    readers = await listReadersOfExpiry(deps.db, { after: at, until }, BATCH);
    for (const reader of readers) await notifyReader(deps, reader, at, until);
  } while (readers.length === BATCH);
}

function notifyReader(deps: Deps, reader: CoinReader, at: Date, until: Date): Promise<void> {
  return transactAll(deps.db, async (tx) => {
    const lots = (await lockLots(tx, reader.userId)).filter(
      ({ remaining, expiresAt }) => remaining > 0 && expiresAt > at && expiresAt <= until,
    );
    const untold = lots.filter(({ expiryToldAt }) => expiryToldAt === null);
    const first = lots.toSorted((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime())[0];
    // Spent or notified meanwhile.
    if (untold.length === 0 || first === undefined) return;
    const ids = untold.map(({ id }) => id);
    await markExpiryNotified(tx, ids, at);
    const coins = coinBalance(lots, at);
    const mail = coinsExpireMail(
      {
        ...reader,
        id: `${ids.toSorted().join(' ')} ${first.expiresAt.toISOString()}`,
        coins,
        firstExpiresAt: first.expiresAt,
      },
      deps.brand,
      deps.config.publicUrl,
    );
    await deps.jobs.enqueue(tx, 'send-mail', mail);
  });
}

type ExpiringCoins = Omit<CoinReader, 'userId'> & {
  readonly id: string;
  readonly coins: number;
  readonly firstExpiresAt: Date;
};

/** Amount at risk, and the deadline. */
export function coinsExpireMail(
  { id, email, name, coins, firstExpiresAt }: ExpiringCoins,
  brand: MailBrand,
  shopUrl: string,
): Mail {
  const many = coins === 1 ? '1 coin' : `${coins} coins`;
  return {
    id: `coins-expire ${id}`,
    kind: 'coins-expire',
    to: email,
    subject: `${many} of yours: use them by ${formatDay(firstExpiresAt)}`,
    ...letter({
      brand,
      shopUrl,
      heading: 'Some of your coins expire soon',
      greeting: greetingTo(name),
      paragraphs: [
        'Coins last for 12 months after the order that earned them. Each is worth ₹1, and together they pay for up to half of the goods in your cart.',
      ],
      facts: [
        ['Expire soon', many],
        ['The first of them', `use them by ${formatDay(firstExpiresAt)}`],
      ],
      button: { label: 'Choose something', url: `${shopUrl}/#/products` },
      notes: [`Every entry of your coins stands at ${shopUrl}/#/account.`],
    }),
  };
}
