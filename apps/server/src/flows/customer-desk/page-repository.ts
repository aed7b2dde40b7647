import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { tickets } from '../../db/schema/content/ticket.ts';
import { orders } from '../../db/schema/order/order.ts';
import { returns } from '../../db/schema/order/return.ts';

const NEWEST = 20;

export function newestOrdersOf(db: Database, userId: string) {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      totalPaise: orders.totalPaise,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(NEWEST);
}

export function newestReturnsOf(db: Database, userId: string) {
  return db
    .select({
      id: returns.id,
      orderNumber: orders.number,
      number: returns.number,
      state: returns.state,
      requestedAt: returns.requestedAt,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.userId, userId))
    .orderBy(desc(returns.requestedAt), desc(returns.id))
    .limit(NEWEST);
}

export function newestMessagesOf(db: Database, userId: string) {
  return db
    .select({
      id: tickets.id,
      number: tickets.number,
      subject: tickets.subject,
      status: tickets.status,
      createdAt: tickets.createdAt,
    })
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(desc(tickets.updatedAt), desc(tickets.id))
    .limit(NEWEST);
}
