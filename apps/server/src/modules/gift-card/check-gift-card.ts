import { isProven } from '@ilaneer/domain/account/is-proven';
import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { giftCardRefusalText, payByGiftCard } from '@ilaneer/domain/gift-card/gift-card';
import { paise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { findUser } from '../account/account.ts';
import { codeHashesOf, type GiftCardDeps } from './code-hash.ts';
import { findGiftCard, type GiftCardRow, toGiftCard } from './repository.ts';
import { PROOF_NEEDED } from './reserve-gift-card.ts';

const ONE_PAISA = paise(1);

/** GIFT-CARD-8, GIFT-CARD-9. Errors: GIFT_CARD_INVALID with the reason. */
export async function checkGiftCard(
  deps: Pick<Deps, 'db' | 'now'> & GiftCardDeps,
  { userId }: ShopperActor,
  { code }: { readonly code: string },
): Promise<Result<GiftCardRow, Failure>> {
  const user = await findUser(deps.db, userId);
  if (user === null || !isProven(user)) {
    return err({ ...refusal(PROOF_NEEDED), data: { needsProof: true } });
  }
  const card = await findGiftCard(deps.db, codeHashesOf(deps, code));
  const pays = payByGiftCard(card && toGiftCard(card), ONE_PAISA, deps.now());
  if (!pays.ok) return err(refusal(giftCardRefusalText(pays.error)));
  if (card === null) throw new Error('a gift card that is unknown cannot pay');
  return ok(card);
}

function refusal(message: string): Failure {
  return invalid([{ field: 'code', message }], 'GIFT_CARD_INVALID');
}
