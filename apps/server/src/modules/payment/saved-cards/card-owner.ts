import { findUser } from '../../account/user/repository.ts';
import type { PaymentEnvironment } from '../environment.ts';
import { type CardOwner, GatewayUnavailable } from '../gateways/gateway.ts';
import { findCustomerId, insertCustomer } from './gateway-customers-repository.ts';

type Environment = Pick<PaymentEnvironment, 'db' | 'gateways' | 'now' | 'log'>;

/**
 * Whether cards can be saved for a shopper: a gateway that finds its customers by their addresses is only told proven
 * ones, because with a claimed one it would hand out the cards of whoever really has it (decision 018).
 */
export async function canSaveCards(env: Environment, userId: string): Promise<boolean> {
  const { current } = env.gateways;
  if (current === null) return false;
  if (current.openCustomer === null) return true;
  return (await findOwner(env, userId)) !== null;
}

/**
 * What the gateway calls a shopper whose card is to be saved, asking it the first time. Null when no card can be saved
 * now; the order is paid without.
 */
export async function customerForSaving(env: Environment, userId: string): Promise<string | null> {
  const { db } = env;
  const gateway = env.gateways.current;
  if (gateway === null || gateway.openCustomer === null) return null;
  const known = await findCustomerId(db, userId, gateway.name);
  if (known !== null) return known;
  const owner = await findOwner(env, userId);
  if (owner === null) return null;
  try {
    const customerId = await gateway.openCustomer(owner);
    if (customerId === null) return null;
    await insertCustomer(db, { userId, gateway: gateway.name, customerId, createdAt: env.now() });
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    env.log.warn({ err: error }, 'a card cannot be saved');
    return null;
  }
  // Not what the gateway said: it may be another shopper's, or another request was first.
  return findCustomerId(db, userId, gateway.name);
}

async function findOwner({ db }: Environment, userId: string): Promise<CardOwner | null> {
  const user = await findUser(db, userId);
  if (user === null) return null;
  const { name, mobile } = user;
  const email = user.emailVerified ? user.email : null;
  return email === null && mobile === null ? null : { userId, name, email, mobile };
}
