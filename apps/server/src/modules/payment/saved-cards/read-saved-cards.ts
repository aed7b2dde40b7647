import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { GatewayUnavailable } from '../gateways/gateway.ts';
import type { PaymentDeps } from '../gateways/registry.ts';
import {
  deleteSavedCard,
  findCustomerId,
  holdCustomerId,
  insertSavedCard,
  listSavedCards,
  type SavedCard,
} from './repository.ts';

type CardDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'log'> & PaymentDeps;

/** Expiry MM/YY or null. */
export type SavedCardNow = SavedCard & { readonly expiry: string | null };

/** From our rows while the gateway is unreachable. */
export async function readSavedCards(deps: CardDeps, actor: ShopperActor): Promise<SavedCardNow[]> {
  try {
    return await refreshSavedCards(deps, actor);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    deps.log.warn({ err: error }, 'saved cards could not be asked about');
    const cards = await listNotedCards(deps, actor.userId);
    return cards.map((card) => ({ ...card, expiry: null }));
  }
}

/** Gateway's list, newest first; it is authoritative and corrects our rows. Throws GatewayUnavailable. */
export async function refreshSavedCards(
  deps: Omit<CardDeps, 'log'>,
  { userId }: ShopperActor,
): Promise<SavedCardNow[]> {
  const { db } = deps;
  const gateway = deps.gateways.current;
  const cardsThere = gateway?.savedCards ?? null;
  if (gateway === null || cardsThere === null) return [];
  const customerId = await findCustomerId(db, userId, gateway.name);
  const noted = await listNotedCards(deps, userId);
  if (customerId === null && noted.length === 0) return [];
  const stored = await cardsThere.list(
    customerId,
    noted.map(({ token }) => token),
  );
  const expiries = new Map(stored.map(({ token, expiry }) => [token, expiry]));
  const gone = noted.filter(({ token }) => !expiries.has(token));
  const found = stored.filter(({ token }) => !noted.some((card) => card.token === token));
  if (gone.length > 0 || found.length > 0) {
    await transactAll(db, async (tx) => {
      for (const { id } of gone) await deleteSavedCard(tx, userId, id);
      // Deleted accounts get no cards.
      if ((await holdCustomerId(tx, userId, gateway.name)) !== customerId || customerId === null) return;
      for (const { token, network, last4 } of found) {
        const id = deps.newId();
        const card = { id, userId, gateway: gateway.name, token, network, last4, createdAt: deps.now() };
        await insertSavedCard(tx, card);
      }
    });
  }
  const cards = await listNotedCards(deps, userId);
  return cards.map((card) => ({ ...card, expiry: expiries.get(card.token) ?? null }));
}

async function listNotedCards(
  { db, gateways }: Pick<CardDeps, 'db' | 'gateways'>,
  userId: string,
): Promise<SavedCard[]> {
  const cards = await listSavedCards(db, userId);
  return cards.filter((card) => card.gateway === gateways.current?.name);
}
