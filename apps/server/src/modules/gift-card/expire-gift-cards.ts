import type { SystemActor } from '@ilaneer/domain/actor/actor';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { lockEndedCards, writeOffCard } from './repository.ts';

/** Bounds the locks. */
const BATCH = 200;

/** GIFT-CARD-13. */
export async function expireGiftCards(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SystemActor,
): Promise<void> {
  const at = now();
  let expired: number;
  do {
    expired = await transactAll(db, async (tx) => {
      const cards = await lockEndedCards(tx, at, BATCH);
      for (const card of cards) await writeOffCard(tx, actor, card, at);
      return cards.length;
    });
  } while (expired === BATCH);
}
