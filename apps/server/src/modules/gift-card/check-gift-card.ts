import { isProven } from '@ilaneer/domain/account/is-proven';
import { giftCardRefusalText, payByGiftCard } from '@ilaneer/domain/gift-card/gift-card';
import { paise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { findUser } from '../account/user/repository.ts';
import { codeHashOf } from './code-hash.ts';
import { findGiftCard, type GiftCardRow } from './repository.ts';
import { PROOF_NEEDED, toGiftCard } from './take-gift-card.ts';

const ONE_PAISA = paise(1);

/** The card with a code, when it could pay now. Errors: GIFT_CARD_INVALID with the reason, in one shape for all. */
export async function checkGiftCard(
  env: Pick<AppDeps, 'db' | 'now' | 'giftCardSecret'>,
  userId: string,
  typed: string,
): Promise<Result<GiftCardRow, Failure>> {
  const user = await findUser(env.db, userId);
  if (user === null || !isProven(user)) {
    return err({ ...refusal(PROOF_NEEDED), data: { needsProof: true } });
  }
  const card = await findGiftCard(env.db, codeHashOf(env.giftCardSecret, typed));
  const pays = payByGiftCard(card && toGiftCard(card), ONE_PAISA, env.now());
  if (!pays.ok) return err(refusal(giftCardRefusalText(pays.error)));
  if (card === null) throw new Error('a gift card that is unknown cannot pay');
  return ok(card);
}

function refusal(message: string): Failure {
  return invalid([{ field: 'code', message }], 'GIFT_CARD_INVALID');
}
