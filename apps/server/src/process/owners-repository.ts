import { eq, or } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { sessions } from '../db/schema/account/account.ts';
import { addresses } from '../db/schema/account/address.ts';
import { tickets } from '../db/schema/content/ticket.ts';
import { orders } from '../db/schema/order/order.ts';
import { savedCards } from '../db/schema/order/payment.ts';
import { returnPhotos, returns } from '../db/schema/order/return.ts';
import type { OwnedThing, OwnerOf } from '../http/security-events.ts';

export function ownersIn(db: Database): OwnerOf {
  return async (thing, id) => {
    const [row] = await findOwner[thing](db, id);
    return row?.userId ?? null;
  };
}

type FindOwner = (db: Database, id: string) => Promise<{ userId: string | null }[]>;

const findOwner: Readonly<Record<OwnedThing, FindOwner>> = {
  order: (db, id) =>
    db
      .select({ userId: orders.userId })
      .from(orders)
      .where(or(eq(orders.id, id), eq(orders.number, id))),
  return: (db, id) => db.select({ userId: returns.userId }).from(returns).where(eq(returns.id, id)),
  photo: (db, id) =>
    db
      .select({ userId: returns.userId })
      .from(returnPhotos)
      .innerJoin(returns, eq(returns.id, returnPhotos.returnId))
      .where(eq(returnPhotos.id, id)),
  address: (db, id) => db.select({ userId: addresses.userId }).from(addresses).where(eq(addresses.id, id)),
  ticket: (db, id) => db.select({ userId: tickets.userId }).from(tickets).where(eq(tickets.id, id)),
  'saved card': (db, id) =>
    db.select({ userId: savedCards.userId }).from(savedCards).where(eq(savedCards.id, id)),
  session: (db, id) => db.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.id, id)),
};
