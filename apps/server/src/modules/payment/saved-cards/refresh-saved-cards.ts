import { transactAll } from '../../../db/transact.ts';
import type { PaymentEnvironment } from '../environment.ts';
import { findCustomerId, holdCustomerId } from './gateway-customers-repository.ts';
import { deleteSavedCard, insertSavedCard, listSavedCards, type SavedCard } from './repository.ts';

type Environment = Pick<PaymentEnvironment, 'db' | 'gateways' | 'now' | 'newId'>;

/** A saved card with its expiry as MM/YY, null when it is not known. */
export type SavedCardNow = SavedCard & { readonly expiry: string | null };

/**
 * A shopper's saved cards as the gateway keeps them now, newest first. Cards are saved and forgotten in its window
 * too, so that its word counts and ours is set right by it. Throws GatewayUnavailable.
 */
export async function refreshSavedCards(env: Environment, userId: string): Promise<SavedCardNow[]> {
  const { db } = env;
  const gateway = env.gateways.current;
  if (gateway === null) return [];
  const customerId = await findCustomerId(db, userId, gateway.name);
  const noted = await listNotedCards(env, userId);
  if (customerId === null && noted.length === 0) return [];
  const kept = await gateway.listCards(
    customerId,
    noted.map(({ token }) => token),
  );
  const expiries = new Map(kept.map(({ token, expiry }) => [token, expiry]));
  const gone = noted.filter(({ token }) => !expiries.has(token));
  const found = kept.filter(({ token }) => !noted.some((card) => card.token === token));
  if (gone.length > 0 || found.length > 0) {
    await transactAll(db, async (tx) => {
      for (const { id } of gone) await deleteSavedCard(tx, userId, id);
      // An account that was deleted meanwhile gets no cards.
      if ((await holdCustomerId(tx, userId, gateway.name)) !== customerId || customerId === null) return;
      for (const { token, network, last4 } of found) {
        const id = env.newId();
        const card = { id, userId, gateway: gateway.name, token, network, last4, createdAt: env.now() };
        await insertSavedCard(tx, card);
      }
    });
  }
  const cards = await listNotedCards(env, userId);
  return cards.map((card) => ({ ...card, expiry: expiries.get(card.token) ?? null }));
}

/** A shopper's cards at the gateway, as the shop has noted them, newest first. */
export async function listNotedCards(
  { db, gateways }: Pick<Environment, 'db' | 'gateways'>,
  userId: string,
): Promise<SavedCard[]> {
  const cards = await listSavedCards(db, userId);
  return cards.filter((card) => card.gateway === gateways.current?.name);
}
