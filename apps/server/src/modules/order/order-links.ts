import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { idOfToken, type SecretDeps, tokenOf } from '../../deps/secrets.ts';
import { isAnonymised } from './anonymise-buyers-repository.ts';
import { findOrderById, type Order } from './repository.ts';
import { findAnyOrder } from './timeline-repository.ts';

/** Pages that need no login: tracking (PARCEL-24), confirming Cash on Delivery (CHECKOUT-31), reviews (REVIEW-6). */
type LinkedPage = 'track' | 'confirm' | 'review';
type Linked = Pick<Order, 'number'>;

/** Behind the hash, which no server and no log sees. */
export function orderLinkOf(
  { keys, config }: SecretDeps & Pick<Deps, 'config'>,
  page: LinkedPage,
  order: Linked,
): string {
  return `${config.publicUrl}/#/${page}/${orderTokenOf({ keys }, page, order)}`;
}

export function orderTokenOf({ keys }: SecretDeps, page: LinkedPage, { number }: Linked): string {
  return tokenOf(keys, page, number);
}

/** Null for tokens that are not of the shop, and after the buyer's account is deleted. */
export async function orderOfToken(
  db: Database,
  { keys }: SecretDeps,
  page: LinkedPage,
  token: string,
): Promise<Order | null> {
  const number = idOfToken(keys, page, token);
  const row = number === null ? null : await findAnyOrder(db, number);
  const order = row === null ? null : await findOrderById(db, row.id);
  return order === null || isAnonymised(order) ? null : order;
}
