import type { PromotionTerms } from '@ilaneer/domain/promotion/promotion';
import type { Database } from '../../db/connect.ts';
import { listUses, writeSavings } from './repository.ts';

/** Of an order, by its own terms. */
export type GivenPromotion = { readonly name: string; readonly savingsPaise: number };

export async function listGivenPromotions(db: Database, orderId: string): Promise<GivenPromotion[]> {
  const uses = await listUses(db, orderId);
  return uses.flatMap(({ state, terms, savingsPaise }) =>
    state === 'returned' ? [] : [{ name: terms.name, savingsPaise }],
  );
}

/** As agreed when the order was placed (PROMOTION-13). */
export async function agreedPromotions(db: Database, orderId: string): Promise<PromotionTerms[]> {
  const uses = await listUses(db, orderId);
  return uses.flatMap(({ state, terms }) => (state === 'returned' ? [] : [terms]));
}

export type KeptPromotion = { readonly promotionId: string; readonly savingsPaise: number };

/** Uses with the savings of the changed lines; the ones without effect are returned. */
export async function followPromotions(
  tx: Database,
  orderId: string,
  kept: readonly KeptPromotion[],
  at: Date,
): Promise<void> {
  for (const use of await listUses(tx, orderId)) {
    const found = kept.find(({ promotionId }) => promotionId === use.promotionId);
    const state = found === undefined ? 'returned' : use.state;
    const { savingsPaise } = found ?? use;
    if (state !== use.state || savingsPaise !== use.savingsPaise) {
      await writeSavings(tx, use, { savingsPaise, state }, at);
    }
  }
}
