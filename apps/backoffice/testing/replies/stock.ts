import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { BatchView, getBatch, listBatches, listRecipients } from '@ilaneer/contract/staff/stock/batches';
import type { listMovements } from '@ilaneer/contract/staff/stock/movements';
import type { findGoods, getStock } from '@ilaneer/contract/staff/stock/stock';
import type { getCount } from '@ilaneer/contract/staff/stock/stock-counts';
import type { StaffServer } from '../staff-server.ts';
import { answerSheet, CAP_SHELF } from './catalogue.ts';
import { listOf } from './orders.ts';

export const BATCH: BatchView = {
  id: 'batch-1',
  code: 'FIRST-1',
  variantId: 'water-pack-6',
  productName: 'Tender Coconut Water Pack',
  variantName: 'Pack: 6 x 200 ml',
  sku: 'ILN-TCW-P06-NAT',
  packedOn: '2026-11-01',
  bestBefore: '2028-10-01',
  lastDayForSale: '2028-08-09',
  daysLeft: 619,
  mrp: 345,
  state: 'for sale',
  onHand: 500,
  held: 0,
  allocated: 0,
  blockedAt: null,
  blockReason: null,
  version: 1,
};

export const WATER_SHELF = {
  ...CAP_SHELF,
  variantId: 'water-pack-6',
  productId: 'water-pack',
  productName: 'Tender Coconut Water Pack',
  variantName: 'Pack: 6 x 200 ml',
  sku: 'ILN-TCW-P06-NAT',
  barcode: '2008260001452',
  isFood: true,
  shelfLifeDays: 180,
  mrp: 345,
};

export const COUNT: ReplyOf<typeof getCount> = {
  success: true,
  count: {
    id: 'count-1',
    number: 'CNT-1001',
    state: 'open',
    note: '',
    who: 'Asha Menon',
    startedAt: '2026-11-29T06:00:00.000Z',
    closedAt: null,
    lines: 0,
    difference: 0,
    version: 1,
  },
  lines: [],
};

/** Replies for the stock pages: one cap and one pack, with the pack's batch. */
export function answerStock(server: StaffServer): void {
  answerSheet(server, [], [CAP_SHELF, WATER_SHELF]);
  server.answer<typeof findGoods>('GET', '/staff/goods', { success: true, goods: [] });
  server.answer<typeof getStock>('GET', '/staff/stock/:variantId', {
    success: true,
    stock: CAP_SHELF,
    batches: [],
  });
  server.answer<typeof listMovements>('GET', '/staff/stock/:variantId/movements', listOf());
  server.answer<typeof getBatch>('GET', '/staff/batches/:batchId', {
    success: true,
    batch: BATCH,
    sent: { orders: 1, units: 2, written: 0 },
  });
  server.answer<typeof listBatches>('GET', '/staff/batches', listOf(BATCH));
  server.answer<typeof listRecipients>('GET', '/staff/batches/:batchId/recipients', listOf());
}
