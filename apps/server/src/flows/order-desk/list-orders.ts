import type { PartOf } from '@ilaneer/contract/message/call';
import type { ListPage } from '@ilaneer/contract/staff/list';
import type { listStaffOrders, OrderRowView } from '@ilaneer/contract/staff/orders/order-list';
import { indiaDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { paise, paiseFromRupees, rupeesFromPaise } from '@ilaneer/domain/money';
import { lateOrders } from '@ilaneer/domain/order/late-orders';
import { ORDER_STATUSES } from '@ilaneer/domain/order/status';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { bestFirst } from '../../db/text-search.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { type Keys, listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { searchWords } from '../../http/lists/search-words.ts';
import {
  countForStaff,
  type ListedOrder,
  listForStaff,
  type OrderListFilter,
  type OrderListSort,
} from '../../modules/order/order.ts';
import { toArrivalView } from './views.ts';

export type OrderListQuery = PartOf<typeof listStaffOrders, 'query'>;

/** ORDER-29. Errors: VALIDATION_FAILED. */
export async function listOrders(
  { db, now, delivery }: Pick<Deps, 'db' | 'now' | 'delivery'>,
  { due, ...query }: OrderListQuery,
): Promise<Result<ListPage<OrderRowView>, Failure>> {
  const sort: OrderListSort = query.sort ?? 'newest';
  const place = readPlace(sort, query.after);
  if (!place.ok) return place;
  const after = placeOf(place.value);
  if (!after.ok) return after;
  const read = filterOf(query);
  if (!read.ok) return read;
  const filter: OrderListFilter = {
    ...read.value,
    ...(due === 'late' && { late: lateOrders(now(), delivery.mostDays) }),
  };
  const [rows, counted] = await Promise.all([
    listForStaff(db, { filter, sort, after: after.value, limit: ROWS_TO_READ }),
    countForStaff(db, { filter, sort }, ROWS_TO_COUNT),
  ]);
  const page = listPage(rows, counted, sort, (row) => [sortKey(sort, row), row.id]);
  const today = indiaDay(now());
  return ok({ ...page, rows: page.rows.map((row) => toRowView(row, today)) });
}

/** Whole number or exact name first, then number prefix, newest first. Indexed searches only. */
export async function bestOrders(db: Database, text: string, most: number): Promise<ListedOrder[]> {
  const found = searchWords(text);
  if (!found.ok || found.value.length === 0) return [];
  const words = found.value;
  const [number = ''] = words;
  const matches: Partial<OrderListFilter>[] = [
    ...(words.length === 1 && ORDER_NUMBER.test(number)
      ? [{ number: { is: number } }, { number: { begins: number } }]
      : [{ wholeName: words.join(' ') }]),
    {},
  ];
  return bestFirst(matches, most, (match, before: readonly ListedOrder[], limit) => {
    const without = before.map(({ id }) => id);
    const filter = { words, statuses: [], ...match, without };
    return listForStaff(db, { filter, sort: 'newest', after: null, limit });
  });
}

const ORDER_NUMBER = /^[a-z]*\d+$/;

function placeOf(keys: Keys | null): Result<{ at: number; id: string } | null, Failure> {
  if (keys === null) return ok(null);
  const [at, id] = keys;
  if (typeof at === 'number' && Number.isSafeInteger(at) && typeof id === 'string') return ok({ at, id });
  return err(invalid([{ field: 'after', message: 'after is not a place in this list' }]));
}

export function sortKey(
  sort: OrderListSort,
  { createdAt, totalPaise }: Pick<ListedOrder, 'createdAt' | 'totalPaise'>,
): number {
  return sort === 'total' ? totalPaise : createdAt.getTime();
}

const DAY_MS = 86_400_000;

export function filterOf(query: Omit<OrderListQuery, 'after' | 'due'>): Result<OrderListFilter, Failure> {
  const words = searchWords(query.search);
  if (!words.ok) return words;
  const wanted = query.status?.split(',') ?? [];
  return ok({
    words: words.value,
    statuses: ORDER_STATUSES.filter((status) => wanted.includes(status)),
    ...(query.paymentStatus !== undefined && { paymentStatus: query.paymentStatus }),
    ...(query.paymentMethod !== undefined && { paymentMethod: query.paymentMethod }),
    ...(query.from !== undefined && { placedFrom: startOfIndiaDay(query.from) }),
    ...(query.to !== undefined && {
      placedBefore: new Date(startOfIndiaDay(query.to).getTime() + DAY_MS),
    }),
    ...(query.tag !== undefined && { tag: query.tag.toLowerCase() }),
    ...(query.customer !== undefined && { userId: query.customer }),
    ...(query.held !== undefined && { isHeld: query.held === 'yes' }),
    ...(query.pin !== undefined && { pinPrefix: query.pin }),
    ...(query.sku !== undefined && { sku: query.sku }),
    ...(query.offer !== undefined && { offer: query.offer }),
    ...(query.least !== undefined && { leastPaise: paiseFromRupees(query.least) }),
    ...(query.most !== undefined && { mostPaise: paiseFromRupees(query.most) }),
  });
}

function toRowView(row: ListedOrder, today: string): OrderRowView {
  return {
    id: row.id,
    orderNumber: row.number,
    status: row.status,
    paymentMethod: row.paymentMethod,
    paymentStatus: row.paymentStatus,
    total: rupeesFromPaise(paise(row.totalPaise)),
    customerName: row.customerName,
    phone: row.phone,
    city: row.city,
    pinCode: row.pinCode,
    units: row.units,
    firstItem: row.firstItem,
    courier: row.courier,
    trackingNumber: row.trackingNumber,
    tags: row.tags,
    hold: row.heldAt === null ? null : { since: row.heldAt.toISOString(), reason: row.holdReason ?? '' },
    placedAt: row.createdAt.toISOString(),
    arrival: toArrivalView(row, today),
    version: row.version,
  };
}
