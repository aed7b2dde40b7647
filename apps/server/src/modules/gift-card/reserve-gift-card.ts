import type { Actor } from '@ilaneer/domain/actor/actor';
import { giftCardRefusalText, payByGiftCard } from '@ilaneer/domain/gift-card/gift-card';
import { formatRupees, type Paise, paise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { codeHashesOf, type GiftCardDeps } from './code-hash.ts';
import { lockCardOfOrder, lockGiftCard, toGiftCard, writeGiftCardEntry } from './repository.ts';

/** `amount`: as shown to the shopper, paise. */
export type NamedGiftCard = { readonly code: string; readonly amount: Paise | null };

export type ReservedGiftCard = { readonly id: string; readonly last4: string; readonly paid: Paise };

type Wanted = {
  readonly named: NamedGiftCard | null;
  /** E-mail address or mobile number verified. */
  readonly isProven: boolean;
  readonly total: Paise;
  readonly at: Date;
};

/** Against stolen codes on anonymous accounts (GIFT-CARD-8). */
export const PROOF_NEEDED =
  'Please confirm your email address or mobile number on your account page before you pay by gift card.';

/** Locks the card; null without one. Errors: GIFT_CARD_INVALID with the reason, also for a changed amount. */
export async function reserveGiftCard(
  tx: Database,
  deps: GiftCardDeps,
  { named, isProven, total, at }: Wanted,
): Promise<Result<ReservedGiftCard | null, Failure>> {
  if (named === null) return ok(null);
  if (!isProven) return err(refusal(PROOF_NEEDED));
  const card = await lockGiftCard(tx, codeHashesOf(deps, named.code));
  const pays = payByGiftCard(card && toGiftCard(card), total, at);
  if (!pays.ok) return err(refusal(giftCardRefusalText(pays.error)));
  if (card === null) throw new Error('a gift card that is unknown cannot pay');
  const { paid } = pays.value;
  if (named.amount !== null && named.amount !== paid) {
    const balance = formatRupees(paise(card.balancePaise));
    return err(refusal(`The balance of this gift card is ${balance} now. Please apply it again.`));
  }
  return ok({ id: card.id, last4: card.last4, paid });
}

/** The card is locked. */
export function writeGiftCardUse(
  tx: Database,
  actor: Actor,
  { id: orderId, createdAt: happenedAt }: { readonly id: string; readonly createdAt: Date },
  card: ReservedGiftCard,
): Promise<void> {
  const entry = { giftCardId: card.id, orderId, kind: 'held' as const, amountPaise: card.paid, happenedAt };
  return writeGiftCardEntry(tx, actor, entry);
}

/** Re-takes a refunded payment; false if insufficient. */
export async function reserveGiftCardAgain(
  tx: Database,
  actor: Actor,
  order: { readonly id: string; readonly giftCardPaise: number },
  at: Date,
): Promise<boolean> {
  const found = await lockCardOfOrder(tx, order.id);
  if (found === null) return false;
  const { card, paid } = found;
  const missing = paise(order.giftCardPaise - paid);
  if (missing <= 0) return true;
  const pays = payByGiftCard(toGiftCard(card), missing, at);
  if (!pays.ok || pays.value.due > 0) return false;
  const entry = { giftCardId: card.id, orderId: order.id, kind: 'held' as const, amountPaise: missing };
  await writeGiftCardEntry(tx, actor, { ...entry, happenedAt: at });
  return true;
}

function refusal(message: string): Failure {
  return invalid([{ field: 'giftCardCode', message }], 'GIFT_CARD_INVALID');
}
