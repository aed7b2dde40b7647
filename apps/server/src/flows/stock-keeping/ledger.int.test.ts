import { operatorActor, systemActor } from '@ilaneer/domain/actor/actor';
import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import { levelsOf, MOVEMENT_KINDS, type MovementKind } from '@ilaneer/domain/stock/movement';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { cancelOrder, fulfilOrder } from '../fulfilment/fulfilment.ts';
import { transitionReturn } from '../returns/returns.ts';
import { retireBatches } from './keep-batches.ts';

const MEERA = operatorActor('Meera');
const today = indiaDay(new Date());

const what = fc.constantFrom(
  'order',
  'order',
  'order',
  'cancel',
  'process',
  'process',
  'process',
  'ship',
  'ship',
  'ship',
  'receive',
  'receive',
  'adjust',
  'write off',
  'count',
  'block',
  'unblock',
  'undo',
  'retire',
  'by hand',
  'come back',
  'come back',
);
const move = fc.record({ what, which: fc.nat(9), units: fc.integer({ min: 1, max: 6 }) });
type Move = { readonly what: string; readonly which: number; readonly units: number };

/** All kinds of movement. */
const EVERY_WAY: Move[][] = (
  [
    ['order', 1],
    ['process', 0],
    ['ship', 0],
    ['come back', 0],
    ['order', 1],
    ['cancel', 0],
    ['receive', 0],
    ['block', 0],
    ['unblock', 0],
    ['adjust', 1],
    ['write off', 1],
    ['count', 1],
  ] as const
).map(([what, which]) => [{ what, which, units: 2 }]);

type Goods = { readonly productId: string; readonly variantId: string };

describe('the ledger of stock (STOCK-1)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  let food: Goods;
  let other: Goods;
  beforeAll(async () => {
    shop = await openTestShop();
    const member = await newTestStaff(shop, ['catalogue.read', 'stock.adjust']);
    staff = {
      ...member,
      call: async (method, path, options) => {
        const answer = await member.call(method, path, options);
        expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(500);
        return answer;
      },
    };
    const pick = async (merchandise: boolean): Promise<Goods> => {
      const { rows } = await shop.db.execute<{ product_id: string; id: string }>(sql`
        select v.product_id, v.id from product_variants v join products p on p.id = v.product_id
        where p.merchandise = ${merchandise} and p.returnable = ${merchandise} and v.active and p.active order by v.id limit 1`);
      const [row] = rows;
      if (row === undefined) throw new Error('no such goods');
      return { productId: row.product_id, variantId: row.id };
    };
    food = await pick(false);
    other = await pick(true);
  });
  afterAll(() => shop.close());

  it('adds up after every step of random moves, also of many at once, and is never less than nothing', async () => {
    await shop.db.execute(
      sql`update product_variants set stock = 20 where id in (${food.variantId}, ${other.variantId})`,
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(move, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
        async (rounds) => {
          for (const round of rounds) {
            await Promise.all(round.map(make));
            await reconcile();
          }
        },
      ),
      { numRuns: 30, endOnFailure: true, examples: [[EVERY_WAY]] },
    );
    const { rows } = await shop.db.execute<{ kind: string }>(sql`select distinct kind from stock_movements`);
    const moved = MOVEMENT_KINDS.filter((kind) => kind !== 'opening');
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(moved.toSorted());
  });

  async function make({ what: kind, which, units }: Move): Promise<unknown> {
    const goods = which % 2 === 0 ? food : other;
    const path = `/stock/${goods.variantId}` as const;
    const { rows: batches } = await shop.db.execute<{ id: string; version: number; blocked: boolean }>(sql`
      select id, version, blocked_at is not null as blocked from batches
      where variant_id = ${goods.variantId} order by id offset ${which % 4} limit 1`);
    const [batch] = batches;
    const batchId = which % 3 === 0 ? null : (batch?.id ?? null);
    const version = batch?.version ?? 1;
    switch (kind) {
      case 'order': {
        const one = await shop.newShopper();
        return placeTestOrder(shop, one, [{ ...goods, quantity: units }]).catch(() => null);
      }
      case 'cancel': {
        const id = await anOrder(which, ['placed', 'processing']);
        const why = { reason: null, category: null, feedback: null };
        return id && cancelOrder(shop.deps, MEERA, { orderId: id, ...why });
      }
      case 'process': {
        const id = await anOrder(which, ['placed']);
        return id && fulfilOrder(shop.deps, MEERA, { orderNumber: id, transition: 'process' });
      }
      case 'ship': {
        const id = await anOrder(which, ['processing']);
        const parcel = { courier: 'DTDC', trackingNumber: `KL${which}000${units}` };
        return id && fulfilOrder(shop.deps, MEERA, { orderNumber: id, transition: 'ship', ...parcel });
      }
      case 'come back':
        return comeBack(which);
      case 'receive': {
        const packedOn = addDays(today, -10 * (which % 4));
        const label = {
          code: `B${which}`,
          packedOn,
          bestBefore: addDays(packedOn, which === 7 ? 50 : 300),
          mrp: 9_999,
        };
        const batchOfFood = goods === food ? label : null;
        const lines = [{ variantId: goods.variantId, quantity: units, batch: batchOfFood }];
        return staff.call('POST', '/stock-receipts', { body: { lines } });
      }
      case 'adjust': {
        const change = which % 2 === 0 ? { by: units } : { by: -units };
        return staff.call('POST', `${path}/adjust`, { body: { batchId, reason: 'lost', change } });
      }
      case 'write off':
        return staff.call('POST', `${path}/write-off`, {
          body: { batchId, reason: 'damaged', quantity: units },
        });
      case 'count': {
        const begun = await staff.call('POST', '/stock-counts', { body: {} });
        const count = begun.body.count as { id: string };
        const counted = await staff.call('POST', `/stock-counts/${count.id}/lines`, {
          body: { variantId: goods.variantId, batchId, counted: units },
        });
        const seen = (counted.body.count as { version: number } | undefined)?.version ?? 1;
        return staff.call('POST', `/stock-counts/${count.id}/apply`, { version: seen });
      }
      case 'block':
        return (
          batch && staff.call('POST', `/batches/${batch.id}/block`, { version, body: { reason: 'a test' } })
        );
      case 'unblock':
        return batch && staff.call('POST', `/batches/${batch.id}/unblock`, { version });
      case 'undo': {
        const { rows } = await shop.db.execute<{ position: number }>(sql`
          select position::float8 as position from stock_movements
          where kind in ('receive', 'adjust', 'write off') order by position desc offset ${which} limit 1`);
        return rows[0] && staff.call('POST', `/stock-movements/${rows[0].position}/undo`);
      }
      case 'retire':
        return retireBatches(shop.deps, systemActor('clock'));
      case 'by hand':
        return shop.db.execute(
          sql`update product_variants set stock = ${units * 3} where id = ${goods.variantId}`,
        );
    }
    return null;
  }

  async function anOrder(which: number, statuses: readonly string[]): Promise<string | undefined> {
    const { rows } = await shop.db.execute<{ id: string }>(sql`
      select id from orders where status = any(${sql.param([...statuses])}::text[]) order by id offset ${which % 3} limit 1`);
    return rows[0]?.id;
  }

  async function comeBack(which: number): Promise<unknown> {
    const id = await anOrder(which, ['shipped', 'delivered']);
    if (id === undefined) return null;
    await fulfilOrder(shop.deps, MEERA, { orderNumber: id, transition: 'in-transit' });
    await fulfilOrder(shop.deps, MEERA, { orderNumber: id, transition: 'deliver' });
    const returnId = `${id} back`;
    await shop.db.execute(sql`
      with asked as (
        insert into returns (id, order_id, user_id, number, state, note, requested_at, approved_at,
          refund_due_at, picked_up_at)
        select ${returnId}, id, user_id, 1, 'picked up', '', now(), now(), now() + interval '14 days', now()
        from orders where id = ${id}
        on conflict do nothing returning id
      )
      insert into return_lines (return_id, order_id, position, quantity, reason)
      select asked.id, ${id}, 1, 1, 'leaking' from asked`);
    return transitionReturn(shop.deps, MEERA, {
      orderNumber: id,
      returnNumber: 1,
      transition: 'receive',
      restock: which % 2 === 0 ? 'all fit for sale' : [],
    });
  }

  /** One snapshot: stock equals ledger, per variant and batch. */
  async function reconcile(): Promise<void> {
    const { rows } = await shop.db.execute<{
      moves: { variant: string; batch: string | null; kind: MovementKind; quantity: number }[];
      shelves: { id: string; stock: number; onHand: number }[];
      shelved: { id: string; onHand: number; held: number; allocated: number; given: number }[];
    }>(sql`
      select (select jsonb_agg(jsonb_build_object('variant', variant_id, 'batch', batch_id, 'kind', kind, 'quantity', quantity)
          order by position) from stock_movements where variant_id in (${food.variantId}, ${other.variantId})) as moves,
        (select jsonb_agg(jsonb_build_object('id', id, 'stock', stock, 'onHand', on_hand)) from product_variants
          where id in (${food.variantId}, ${other.variantId})) as shelves,
        coalesce((select jsonb_agg(jsonb_build_object('id', id, 'onHand', on_hand, 'held', held, 'allocated', allocated,
          'given', coalesce((select sum(quantity) from order_line_batches o where o.batch_id = b.id and sent_at is null), 0)))
          from batches b), '[]') as shelved`);
    const [now] = rows;
    if (now === undefined) throw new Error('nothing to reconcile');
    for (const { id, stock, onHand } of now.shelves) {
      const levels = levelsOf(now.moves.filter(({ variant }) => variant === id));
      expect({ onHand, stock }, id).toEqual({ onHand: levels.onHand, stock: levels.forSale });
      expect(
        Math.min(levels.onHand, levels.reserved, levels.held, levels.forSale),
        id,
      ).toBeGreaterThanOrEqual(0);
    }
    for (const { id, onHand, held, allocated, given } of now.shelved) {
      const levels = levelsOf(now.moves.filter(({ batch }) => batch === id));
      expect({ onHand, held, allocated }, id).toEqual({
        onHand: levels.onHand,
        held: levels.held,
        allocated: given,
      });
    }
  }
});
