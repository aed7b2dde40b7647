import type { AccountData } from '@ilaneer/contract/account/account-data';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import type { Database } from '../../db/connect.ts';
import { listUsesOf } from './uses-repository.ts';

/** PRIVACY-7. Without balance: the code's holder may be another person. */
export async function readOwnCards(db: Database, userId: string): Promise<AccountData['giftCards']> {
  const cards = Map.groupBy(await listUsesOf(db, userId), ({ giftCardId }) => giftCardId);
  return [...cards.values()].flatMap((uses) => {
    const [first] = uses;
    if (first === undefined) return [];
    return {
      last4: first.last4,
      expiresAt: first.expiresAt.toISOString(),
      uses: uses.map(({ orderNumber, amountPaise, happenedAt }) => ({
        orderNumber,
        kind: amountPaise > 0 ? ('paid' as const) : ('given back' as const),
        amount: rupeesFromPaise(paise(Math.abs(amountPaise))),
        at: happenedAt.toISOString(),
      })),
    };
  });
}
