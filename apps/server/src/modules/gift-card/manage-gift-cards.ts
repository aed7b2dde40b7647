import { usualExpiry } from '@ilaneer/domain/gift-card/expiry';
import { giftCardCodeFrom, giftCardLast4, normaliseGiftCardCode } from '@ilaneer/domain/gift-card/gift-card';
import type { Paise } from '@ilaneer/domain/money';
import type { Database } from '../../db/connect.ts';
import { codeHashOf } from './code-hash.ts';
import { type GiftCardRow, insertGiftCard } from './repository.ts';

/** What issuing a card works with. */
export type IssueEnvironment = {
  readonly db: Database;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly giftCardSecret: string;
};

const RANDOM_BYTES = 16;

/** Issues a gift card. Its code is in this answer and nowhere else, ever. */
export async function issueGiftCard(
  env: IssueEnvironment,
  { worth, expiresAt }: { readonly worth: Paise; readonly expiresAt: Date | null },
): Promise<{ readonly card: GiftCardRow; readonly code: string }> {
  const at = env.now();
  const code = giftCardCodeFrom(env.randomBytes(RANDOM_BYTES));
  const card: GiftCardRow = {
    id: env.newId(),
    codeHash: codeHashOf(env.giftCardSecret, code),
    last4: giftCardLast4(normaliseGiftCardCode(code) ?? ''),
    initialPaise: worth,
    balancePaise: worth,
    expiresAt: expiresAt ?? usualExpiry(at),
    active: true,
    createdAt: at,
  };
  await insertGiftCard(env.db, card);
  return { card, code };
}
