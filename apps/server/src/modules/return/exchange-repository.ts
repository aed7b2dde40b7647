import type { Goods } from '@ilaneer/domain/order/line-snapshot';
import type { PaymentMethod } from '@ilaneer/domain/order/payment-method';
import type { OrderStatus } from '@ilaneer/domain/order/status';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connect.ts';
import { products, productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { orders } from '../../db/schema/order/order.ts';
import { returns } from '../../db/schema/order/return.ts';

export type ExchangeVariant = Goods & { readonly stock: number };

export function listExchangeVariants(
  db: Database,
  productIds: readonly string[],
): Promise<ExchangeVariant[]> {
  return db
    .select({
      productId: products.id,
      variantId: productVariants.id,
      name: products.name,
      variantName: productVariants.name,
      description: products.description,
      sku: productVariants.sku,
      hsnCode: products.hsnCode,
      picture: productVariants.picture,
      pricePaise: productVariants.pricePaise,
      originalPricePaise: productVariants.originalPricePaise,
      mrpPaise: productVariants.mrpPaise,
      stock: productVariants.stock,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      and(inArray(products.id, [...productIds]), eq(products.active, true), eq(productVariants.active, true)),
    )
    .orderBy(asc(products.id), asc(productVariants.position));
}

export type Exchange = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod;
  readonly returnId: string;
  readonly returnNumber: number;
  readonly forOrderId: string;
  readonly forOrderNumber: string;
};

const sentOut = alias(orders, 'sent_out');

export async function listExchanges(db: Database, orderIds: readonly string[]): Promise<Exchange[]> {
  if (orderIds.length === 0) return [];
  const ids = [...orderIds];
  const select = () =>
    db
      .select({
        orderId: sentOut.id,
        orderNumber: sentOut.number,
        status: sentOut.status,
        paymentMethod: sentOut.paymentMethod,
        returnId: returns.id,
        returnNumber: returns.number,
        forOrderId: orders.id,
        forOrderNumber: orders.number,
      })
      .from(returns)
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .innerJoin(sentOut, eq(sentOut.id, returns.exchangeOrderId));
  // Two queries, one index each.
  const out = await select().where(inArray(returns.exchangeOrderId, ids));
  const back = await select().where(inArray(returns.orderId, ids));
  return [...out, ...back.filter(({ returnId }) => !out.some((one) => one.returnId === returnId))];
}
