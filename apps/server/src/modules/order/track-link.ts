import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { idOfToken, type SecretDeps, tokenOf } from '../../deps/secrets.ts';
import { isAnonymised } from './anonymise-buyers-repository.ts';
import { findOrderById, type Order } from './repository.ts';
import { findAnyOrder } from './timeline-repository.ts';

type Tracked = Pick<Order, 'number'>;

/** Behind the hash, which no server and no log sees (PARCEL-24). */
export function trackLinkOf({ keys, config }: SecretDeps & Pick<Deps, 'config'>, order: Tracked): string {
  return `${config.publicUrl}/#/track/${trackTokenOf({ keys }, order)}`;
}

export function trackTokenOf({ keys }: SecretDeps, { number }: Tracked): string {
  return tokenOf(keys, 'track', number);
}

/** Null for tokens that are not of the shop, and after the buyer's account is deleted. */
export async function orderOfTrackToken(
  db: Database,
  { keys }: SecretDeps,
  token: string,
): Promise<Order | null> {
  const number = idOfToken(keys, 'track', token);
  const row = number === null ? null : await findAnyOrder(db, number);
  const order = row === null ? null : await findOrderById(db, row.id);
  return order === null || isAnonymised(order) ? null : order;
}
