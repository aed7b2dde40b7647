import type { LateOrders } from '@ilaneer/domain/order/late-orders';
import type { OrderPaymentStatus, PaymentMethod } from '@ilaneer/domain/order/payment-method';
import { type OrderStatus, UNDELIVERED } from '@ilaneer/domain/order/status';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { oneOf } from '../../../db/schema/columns.ts';
import { orderSkus, orders } from '../../../db/schema/order/order.ts';
import { orderLines } from '../../../db/schema/order/order-line.ts';
import { beginningWith, holding } from '../../../db/text-search.ts';
import type { OrderRow } from '../repository.ts';

export type OrderListFilter = {
  /** All in the search text, lower case. */
  readonly words: readonly string[];
  readonly number?: { readonly is: string } | { readonly begins: string };
  readonly wholeName?: string;
  readonly without?: readonly string[];
  readonly statuses: readonly OrderStatus[];
  readonly paymentStatus?: OrderPaymentStatus;
  readonly paymentMethod?: PaymentMethod;
  readonly placedFrom?: Date;
  readonly placedBefore?: Date;
  /** Against the promise (TODAY-3). */
  readonly late?: LateOrders;
  readonly tag?: string;
  readonly userId?: string;
  readonly isHeld?: boolean;
  readonly pinPrefix?: string;
  readonly sku?: string;
  /** `coupon/CODE` or `promotion/id`. */
  readonly offer?: string;
  readonly leastPaise?: number;
  readonly mostPaise?: number;
};

export type OrderListSort = 'newest' | 'oldest' | 'total';

type Place = { readonly at: number; readonly id: string };

export type ListedOrder = Pick<
  OrderRow,
  | 'id'
  | 'number'
  | 'status'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'totalPaise'
  | 'courier'
  | 'trackingNumber'
  | 'tags'
  | 'heldAt'
  | 'holdReason'
  | 'createdAt'
  | 'promisedOn'
  | 'expectedOn'
  | 'version'
> & {
  readonly customerName: string;
  readonly phone: string;
  readonly city: string;
  readonly pinCode: string;
  readonly units: number;
  readonly firstItem: string;
};

const address = (field: string) => sql<string>`${orders.deliveryAddress} ->> ${sql.raw(`'${field}'`)}`;

const columns = {
  id: orders.id,
  number: orders.number,
  status: orders.status,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  totalPaise: orders.totalPaise,
  courier: orders.courier,
  trackingNumber: orders.trackingNumber,
  tags: orders.tags,
  heldAt: orders.heldAt,
  holdReason: orders.holdReason,
  createdAt: orders.createdAt,
  promisedOn: orders.promisedOn,
  expectedOn: orders.expectedOn,
  version: orders.version,
  customerName: address('fullName'),
  phone: address('phone'),
  city: address('city'),
  pinCode: address('pinCode'),
  // Drizzle omits table names in single-table queries, so they are written out.
  units: sql<number>`coalesce((select sum(l.quantity)::int from ${orderLines} l where l.order_id = ${orders}.id), 0)`,
  firstItem: sql<string>`coalesce((select l.name from ${orderLines} l where l.order_id = ${orders}.id order by l.position limit 1), '')`,
};

export async function listForStaff(
  db: Database,
  {
    filter,
    sort,
    after,
    limit,
  }: {
    readonly filter: OrderListFilter;
    readonly sort: OrderListSort;
    readonly after: Place | null;
    readonly limit: number;
  },
): Promise<ListedOrder[]> {
  return db
    .select(columns)
    .from(orders)
    .where(and(...conditionsOf(filter), after === null ? undefined : isAfter(sort, after)))
    .orderBy(...orderOf(sort))
    .limit(limit);
}

export async function listIdsForStaff(
  db: Database,
  {
    filter,
    sort,
    after,
    limit,
  }: {
    readonly filter: OrderListFilter;
    readonly sort: OrderListSort;
    readonly after: Place | null;
    readonly limit: number;
  },
): Promise<{ id: string; createdAt: Date; totalPaise: number }[]> {
  return db
    .select({ id: orders.id, createdAt: orders.createdAt, totalPaise: orders.totalPaise })
    .from(orders)
    .where(and(...conditionsOf(filter), after === null ? undefined : isAfter(sort, after)))
    .orderBy(...orderOf(sort))
    .limit(limit);
}

/** Up to `most`, by the list's index or unordered. */
export function countForStaff(
  db: Database,
  { filter, sort }: { readonly filter: OrderListFilter; readonly sort: OrderListSort | null },
  most: number,
): Promise<number> {
  const found = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(...conditionsOf(filter)))
    .orderBy(...(sort === null ? [] : orderOf(sort)))
    .limit(most)
    .as('found');
  return db.$count(found);
}

function orderOf(sort: OrderListSort): SQL[] {
  switch (sort) {
    case 'newest':
      return [desc(orders.createdAt), desc(orders.id)];
    case 'oldest':
      return [asc(orders.createdAt), asc(orders.id)];
    case 'total':
      return [desc(orders.totalPaise), desc(orders.id)];
  }
}

function isAfter(sort: OrderListSort, { at, id }: Place): SQL {
  const moment = new Date(at).toISOString();
  switch (sort) {
    case 'newest':
      return sql`(${orders.createdAt}, ${orders.id}) < (${moment}::timestamptz, ${id})`;
    case 'oldest':
      return sql`(${orders.createdAt}, ${orders.id}) > (${moment}::timestamptz, ${id})`;
    case 'total':
      return sql`(${orders.totalPaise}, ${orders.id}) < (${at}::bigint, ${id})`;
  }
}

function conditionsOf(filter: OrderListFilter): (SQL | undefined)[] {
  const { statuses, paymentStatus, paymentMethod, tag, isHeld, pinPrefix, sku, number, wholeName } = filter;
  return [
    ...filter.words.map((word) => like(orders.searchText, holding(word))),
    number === undefined
      ? undefined
      : 'is' in number
        ? eq(orders.number, number.is.toUpperCase())
        : like(orders.searchText, beginningWith(number.begins.toLowerCase())),
    wholeName === undefined ? undefined : sql`lower(${address('fullName')}) = ${wholeName}`,
    filter.without === undefined ? undefined : sql`${orders.id} <> all(${sql.param(filter.without)})`,
    ...(sku === undefined
      ? []
      : [
          sql`${orderSkus(orders)} @> string_to_array(${sku.toLowerCase()}, ' ')`,
          like(orders.searchText, holding(` ${sku.toLowerCase()} `)),
        ]),
    filter.offer === undefined ? undefined : hasOffer(filter.offer),
    statuses.length === 0 ? undefined : inArray(orders.status, [...statuses]),
    paymentStatus === undefined ? undefined : sql`${orders.paymentStatus} = ${paymentStatus}`,
    paymentMethod === undefined ? undefined : sql`${orders.paymentMethod} = ${paymentMethod}`,
    filter.placedFrom === undefined ? undefined : gte(orders.createdAt, filter.placedFrom),
    filter.placedBefore === undefined ? undefined : lt(orders.createdAt, filter.placedBefore),
    filter.late === undefined
      ? undefined
      : and(
          oneOf(orders.status, UNDELIVERED),
          or(
            lt(orders.promisedOn, filter.late.today),
            and(
              isNull(orders.promisedOn),
              isNull(orders.confirmBy),
              lt(orders.createdAt, filter.late.unpromisedBefore),
            ),
          ),
        ),
    tag === undefined ? undefined : sql`${orders.tags} @> array[${tag}]`,
    filter.userId === undefined ? undefined : eq(orders.userId, filter.userId),
    isHeld === undefined ? undefined : isHeld ? isNotNull(orders.heldAt) : isNull(orders.heldAt),
    pinPrefix === undefined
      ? undefined
      : sql`(${orders.deliveryAddress} ->> 'pinCode') like ${beginningWith(pinPrefix)}`,
    filter.leastPaise === undefined ? undefined : gte(orders.totalPaise, filter.leastPaise),
    filter.mostPaise === undefined ? undefined : lte(orders.totalPaise, filter.mostPaise),
  ];
}

/** An array, so that its few orders are looked up and not all orders searched for them. */
function hasOffer(offer: string): SQL {
  const [kind, name] = [offer.slice(0, offer.indexOf('/')), offer.slice(offer.indexOf('/') + 1)];
  const uses =
    kind === 'coupon'
      ? sql`select u.order_id from coupon_uses u join coupons c on c.id = u.coupon_id where c.code = ${name}`
      : sql`select u.order_id from promotion_uses u where u.promotion_id = ${name}`;
  const isUsed = sql`${orders.id} = any(array(${uses}))`;
  return kind === 'coupon' ? sql`${isUsed} and ${orders.couponCode} = ${name}` : isUsed;
}
