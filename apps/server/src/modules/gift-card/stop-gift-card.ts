import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { findGiftCardsNamed, type GiftCardRow, stopGiftCardRow } from './repository.ts';

/** Why a card was not stopped: nobody knows it, or several end alike. */
export type StopGiftCardError = { readonly found: readonly GiftCardRow[] };

/** Stops a gift card, named by its id or its last four letters: it pays no more. What is on it stays on it. */
export async function stopGiftCard(
  { db }: { readonly db: Database },
  idOrLast4: string,
): Promise<Result<GiftCardRow, StopGiftCardError>> {
  const found = await findGiftCardsNamed(db, idOrLast4);
  const [card, ...others] = found;
  if (card === undefined || others.length > 0) return err({ found });
  return ok(await stopGiftCardRow(db, card.id));
}
