import type { SystemActor } from '@ilaneer/domain/actor/actor';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { lockEndedCards, writeOffCard } from './repository.ts';

/** At a time, so that no transaction holds all cards. */
const BATCH = 200;

/** Writes off what is left on cards whose time is over, once (GIFT-CARD-13). */
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
