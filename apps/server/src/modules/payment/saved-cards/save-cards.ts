import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import { findUser } from '../../account/account.ts';
import type { Payment } from '../attempts/repository.ts';
import { type CardOwner, type GatewayReport, GatewayUnavailable } from '../gateways/gateway.ts';
import type { PaymentDeps } from '../gateways/registry.ts';
import { findCustomerId, holdCustomerId, insertCustomer, insertSavedCard } from './repository.ts';

/** Gateways look customers up by address: an unverified one would reveal its owner's cards (PAYMENT-5). */
export async function canSaveCards(
  deps: Pick<Deps, 'db'> & PaymentDeps,
  { userId }: ShopperActor,
): Promise<boolean> {
  const cards = deps.gateways.current?.savedCards ?? null;
  if (cards === null) return false;
  if (cards.openCustomer === null) return true;
  return (await findOwner(deps, userId)) !== null;
}

/** Created on first use. Null: pay without saving. */
export async function customerForSaving(
  deps: Pick<Deps, 'db' | 'now' | 'log'> & PaymentDeps,
  { userId }: ShopperActor,
): Promise<string | null> {
  const { db } = deps;
  const gateway = deps.gateways.current;
  const openCustomer = gateway?.savedCards?.openCustomer ?? null;
  if (gateway === null || openCustomer === null) return null;
  const known = await findCustomerId(db, userId, gateway.name);
  if (known !== null) return known;
  const owner = await findOwner(deps, userId);
  if (owner === null) return null;
  try {
    const customerId = await openCustomer(owner);
    if (customerId === null) return null;
    await insertCustomer(db, { userId, gateway: gateway.name, customerId, createdAt: deps.now() });
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    deps.log.warn({ err: error }, 'a card cannot be saved');
    return null;
  }
  // Not the gateway's reply: the id may be taken, or a concurrent request was first.
  return findCustomerId(db, userId, gateway.name);
}

export async function saveCard(
  tx: Database,
  deps: Pick<Deps, 'now' | 'newId'>,
  { userId, gateway, savesCard, gatewayCustomerId }: Payment,
  card: GatewayReport['card'],
): Promise<void> {
  if (card === null || !savesCard || card.customerId !== gatewayCustomerId) return;
  if ((await holdCustomerId(tx, userId, gateway)) !== gatewayCustomerId) return;
  const { token, network, last4 } = card;
  const id = deps.newId();
  await insertSavedCard(tx, { id, userId, gateway, token, network, last4, createdAt: deps.now() });
}

async function findOwner({ db }: Pick<Deps, 'db'>, userId: string): Promise<CardOwner | null> {
  const user = await findUser(db, userId);
  if (user === null) return null;
  const { name, mobile } = user;
  const email = user.emailVerified ? user.email : null;
  return email === null && mobile === null ? null : { userId, name, email, mobile };
}
