import { indiaDay } from '@ilaneer/domain/india-day';
import { SOLD } from '@ilaneer/domain/order/status';
import { asc } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PooledDatabase } from '../../src/db/connect.ts';
import { promotionUses } from '../../src/db/schema/balance/promotion.ts';
import { dailySales } from '../../src/db/schema/order/daily-sales.ts';
import { orders } from '../../src/db/schema/order/order.ts';
import { orderLines } from '../../src/db/schema/order/order-line.ts';
import { returnLines, returns } from '../../src/db/schema/order/return.ts';
import { taxDocumentContents, taxDocuments } from '../../src/db/schema/order/tax-document.ts';
import { recountSales } from '../../src/flows/reports/reports.ts';

type Row = typeof dailySales.$inferSelect;
type Fact = Omit<Row, 'day' | 'kind' | 'key' | 'orders' | 'cancelledOrders' | 'cancelledPaise'>;

/** The roll-up after its job equals a plain recount of all orders, row by row and to the paisa (REPORT-1). */
export async function expectCountedSales(db: PooledDatabase): Promise<readonly Row[]> {
  await recountSales({ db });
  const found = await db.select().from(dailySales);
  const plain = await plainRecount(db);
  expect(sorted(found)).toEqual(sorted(plain));
  return found;
}

async function plainRecount(db: PooledDatabase): Promise<Row[]> {
  const lines = Map.groupBy(await db.select().from(orderLines), ({ orderId }) => orderId);
  const uses = Map.groupBy(await db.select().from(promotionUses), ({ orderId }) => orderId);
  const back = await creditedByOrder(db);
  const rows = new Map<string, Row>();
  for (const order of await db.select().from(orders)) {
    const isCancelled = order.status === 'cancelled';
    const wasPlaced = isCancelled && (order.paymentMethod === 'cod' || order.paidAt !== null);
    if (!SOLD.some((one) => one === order.status) && !wasPlaced) continue;
    const own = (lines.get(order.id) ?? []).map((line): Fact & { variantId: string } => {
      const returned = back.get(order.id)?.lines.get(line.position);
      return {
        variantId: line.variantId,
        units: line.quantity,
        salesPaise: line.taxablePaise + line.gstPaise,
        gstPaise: line.gstPaise,
        discountPaise: line.discountPaise,
        returnedUnits: returned?.units ?? 0,
        returnedPaise: returned?.paise ?? 0,
      };
    });
    const sum = (field: keyof Fact) => own.reduce((total, line) => total + line[field], 0);
    const whole: Fact = {
      units: sum('units'),
      salesPaise: order.totalPaise,
      gstPaise: order.gstPaise,
      discountPaise: sum('discountPaise'),
      returnedUnits: sum('returnedUnits'),
      returnedPaise: back.get(order.id)?.paise ?? 0,
    };
    const day = indiaDay(order.createdAt);
    const counted = new Set<string>();
    const add = (kind: Row['kind'], key: string, fact: Fact) => {
      const place = `${kind} ${day} ${key}`;
      const isFirst = !counted.has(place);
      counted.add(place);
      rows.set(place, plus(rows.get(place) ?? emptyRow(day, kind, key), fact, { isCancelled, isFirst }));
    };
    add('day', '', whole);
    add('payment', order.paymentMethod, whole);
    add('area', order.deliveryAddress.pinCode.slice(0, 2), whole);
    for (const { variantId, ...fact } of own) add('variant', variantId, fact);
    const rest: Fact = {
      ...{ units: 0, discountPaise: 0, returnedUnits: 0 },
      salesPaise: whole.salesPaise - sum('salesPaise'),
      gstPaise: whole.gstPaise - sum('gstPaise'),
      returnedPaise: whole.returnedPaise - sum('returnedPaise'),
    };
    if (rest.salesPaise !== 0 || rest.gstPaise !== 0 || rest.returnedPaise !== 0) add('variant', '', rest);
    if (order.couponCode !== null) {
      add('offer', `coupon/${order.couponCode}`, { ...whole, discountPaise: order.couponSavingsPaise });
    }
    for (const { promotionId, savingsPaise } of uses.get(order.id) ?? []) {
      add('offer', `promotion/${promotionId}`, { ...whole, discountPaise: savingsPaise });
    }
  }
  return [...rows.values()];
}

type Credited = { paise: number; readonly lines: Map<number, { units: number; paise: number }> };

async function creditedByOrder(db: PooledDatabase): Promise<ReadonlyMap<string, Credited>> {
  const documents = await db.select().from(taxDocuments);
  const contents = new Map(
    (await db.select().from(taxDocumentContents)).map(({ documentId, content }) => [documentId, content]),
  );
  const units = await db.select().from(returnLines).orderBy(asc(returnLines.position));
  const credited = new Map<string, Credited>();
  for (const { id, orderId, state } of await db.select().from(returns)) {
    if (state !== 'refunded') continue;
    const note = documents.find(({ returnId }) => returnId === id);
    const content = contents.get(note?.id ?? '');
    if (content === undefined || !('figures' in content)) throw new Error(`return ${id} has no credit note`);
    const of = credited.get(orderId) ?? { paise: 0, lines: new Map() };
    of.paise += content.figures.total;
    for (const [index, { position, quantity }] of units.filter(({ returnId }) => returnId === id).entries()) {
      const before = of.lines.get(position) ?? { units: 0, paise: 0 };
      const paid = content.figures.lines[index]?.paid ?? Number.NaN;
      of.lines.set(position, { units: before.units + quantity, paise: before.paise + paid });
    }
    credited.set(orderId, of);
  }
  return credited;
}

function emptyRow(day: string, kind: Row['kind'], key: string): Row {
  return {
    ...{ day, kind, key, orders: 0, units: 0, salesPaise: 0, gstPaise: 0, discountPaise: 0 },
    ...{ cancelledOrders: 0, cancelledPaise: 0, returnedUnits: 0, returnedPaise: 0 },
  };
}

function plus(
  row: Row,
  fact: Fact,
  { isCancelled, isFirst }: { readonly isCancelled: boolean; readonly isFirst: boolean },
): Row {
  const order = isFirst ? 1 : 0;
  if (isCancelled) {
    return {
      ...row,
      cancelledOrders: row.cancelledOrders + order,
      cancelledPaise: row.cancelledPaise + fact.salesPaise,
    };
  }
  return {
    ...row,
    orders: row.orders + order,
    units: row.units + fact.units,
    salesPaise: row.salesPaise + fact.salesPaise,
    gstPaise: row.gstPaise + fact.gstPaise,
    discountPaise: row.discountPaise + fact.discountPaise,
    returnedUnits: row.returnedUnits + fact.returnedUnits,
    returnedPaise: row.returnedPaise + fact.returnedPaise,
  };
}

function sorted(rows: readonly Row[]): Row[] {
  const place = ({ kind, day, key }: Row) => `${kind} ${day} ${key}`;
  return rows.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}
