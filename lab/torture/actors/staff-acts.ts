import { indiaDay } from '@ilaneer/domain/india-day';
import { askStaff, rowsOf } from './ask-staff.ts';
import { numberAt, textAt } from './read-body.ts';
import { noteStatus } from './record.ts';
import { anyOf, type Moment, type World } from './world.ts';

const NEXT_MOVES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  placed: ['process'],
  processing: ['ship', 'ship', 'ship', 'back'],
  shipped: ['in-transit', 'deliver', 'deliver'],
  'in transit': ['deliver', 'deliver', 'deliver', 'back'],
};
const NEXT_DECISIONS: Readonly<Record<string, string>> = {
  requested: 'approve',
  approved: 'pick-up',
  'picked up': 'receive',
};
const DAY_MS = 86_400_000;

const MOVABLE = `/orders?sort=oldest&status=${encodeURIComponent(Object.keys(NEXT_MOVES).join(','))}`;

export async function moveOrdersOn(world: World, { chance, id }: Moment): Promise<void> {
  const rows = await rowsOf(world, 'packer', MOVABLE);
  for (let count = 0; count < 4; count += 1) {
    const row = anyOf(rows, chance);
    if (row === undefined) return;
    const move = chance.pick(NEXT_MOVES[textAt(row, 'status')] ?? ['process']);
    const orderId = textAt(row, 'id');
    const answer = await askStaff(world, 'packer', {
      path: `/orders/${orderId}/moves`,
      version: numberAt(row, 'version'),
      body: {
        move,
        ...(move === 'ship' && { courier: 'Delhivery', trackingNumber: `TT${id}${count}` }),
        ...(move === 'back' && { reason: 'The box is open' }),
      },
    });
    if (answer === null || answer.status >= 300) continue;
    const [status, version] = [
      textAt(answer.body, 'order', 'status'),
      numberAt(answer.body, 'order', 'version'),
    ];
    noteStatus(world.record.statuses, orderId, status, version);
  }
}

export async function moveManyOrders(world: World, { chance, id }: Moment): Promise<void> {
  const [status, move] = chance.pick([
    ['placed', 'process'],
    ['in transit', 'deliver'],
  ] as const);
  const rows = await rowsOf(world, 'packer', `/orders?sort=oldest&status=${encodeURIComponent(status)}`);
  const orderIds = rows.slice(0, chance.between(2, 12)).map((row) => textAt(row, 'id'));
  if (orderIds.length === 0) return;
  const answer = await askStaff(world, 'packer', { path: '/bulk-moves', key: id, body: { move, orderIds } });
  if (answer !== null && answer.status < 300) {
    world.record.bulkMoves.add(textAt(answer.body, 'bulkMove', 'id'));
  }
}

export async function cancelAsStaff(world: World, { chance }: Moment): Promise<void> {
  const row = anyOf(await rowsOf(world, 'support', '/orders?status=pending,placed,processing'), chance);
  if (row === undefined) return;
  const orderId = textAt(row, 'id');
  const answer = await askStaff(world, 'support', {
    path: `/orders/${orderId}/cancellation`,
    version: numberAt(row, 'version'),
    body: { reason: 'Out of the area' },
  });
  if (answer !== null && answer.status < 300) world.record.cancelled.add(orderId);
}

export async function decideReturn(world: World, { chance }: Moment): Promise<void> {
  const wanted = chance.pick(['requested', 'approved', 'picked up', 'received', 'received']);
  const row = anyOf(await rowsOf(world, 'support', `/returns?state=${encodeURIComponent(wanted)}`), chance);
  if (row === undefined) return;
  const returnId = textAt(row, 'id');
  const seen = await askStaff(world, 'support', { method: 'GET', path: `/returns/${returnId}` });
  if (seen === null || seen.status >= 300) return;
  const version = numberAt(seen.body, 'return', 'version');
  const move = NEXT_DECISIONS[textAt(seen.body, 'return', 'state')];
  const answer =
    move === undefined
      ? await askStaff(world, 'support', {
          path: `/returns/${returnId}/refund`,
          version,
          body: { reference: 'UPI 7' },
        })
      : await askStaff(world, 'support', { path: `/returns/${returnId}/moves`, version, body: { move } });
  if (answer !== null && answer.status < 300) {
    const [state, now] = [textAt(answer.body, 'return', 'state'), numberAt(answer.body, 'return', 'version')];
    noteStatus(world.record.returns, returnId, state, now);
  }
}

export async function refundGoodwill(world: World, { chance, id }: Moment): Promise<void> {
  const row = anyOf(await rowsOf(world, 'support', '/orders?status=delivered'), chance);
  if (row === undefined) return;
  const amount = chance.between(1, 5);
  const answer = await askStaff(world, 'support', {
    path: `/orders/${textAt(row, 'id')}/refunds`,
    version: numberAt(row, 'version'),
    body: { amount, reason: id, reference: 'UPI 8' },
  });
  if (answer !== null && answer.status < 300) world.record.goodwill.set(id, amount * 100);
}

export async function receiveGoods(world: World, { chance, id }: Moment): Promise<void> {
  const goods = anyOf(world.goods, chance);
  if (goods === undefined) return;
  const quantity = chance.between(20, 120);
  const day = (fromNow: number) => indiaDay(new Date(Date.now() + fromNow * DAY_MS));
  const batch = goods.isFood ? { code: id, packedOn: day(-10), bestBefore: day(290), mrp: goods.mrp } : null;
  const answer = await askStaff(world, 'stock-keeper', {
    path: '/stock-receipts',
    key: id,
    body: { lines: [{ variantId: goods.variantId, quantity, batch }] },
  });
  if (answer !== null && answer.status < 300) world.record.received.set(id, quantity);
}

export async function adjustStock(world: World, { chance, id }: Moment): Promise<void> {
  const goods = anyOf(
    world.goods.filter(({ isFood }) => !isFood),
    chance,
  );
  if (goods === undefined) return;
  const answer = await askStaff(world, 'stock-keeper', {
    path: `/stock/${goods.variantId}/adjust`,
    body: { batchId: null, reason: 'found', note: id, change: { by: 1 } },
  });
  if (answer !== null && answer.status < 300) world.record.adjusted.add(id);
}
