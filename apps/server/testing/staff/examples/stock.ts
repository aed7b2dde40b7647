import { randomUUID } from 'node:crypto';
import * as batchCalls from '@ilaneer/contract/staff/stock/batches';
import * as stockCalls from '@ilaneer/contract/staff/stock/stock';
import * as countCalls from '@ilaneer/contract/staff/stock/stock-counts';
import { staffExamples } from '../staff-example.ts';
import { freshLabel, openCount, sentBatch, stockedBatch } from '../stocked-batch.ts';

const RECALL = { subject: 'Please do not drink it', text: 'A seal may leak.' };

export const stockExamples = staffExamples(stockCalls, {
  receiveGoods: {
    countsOnce: 'answers alike',
    prepare: async ({ shop }) => ({
      headers: { 'idempotency-key': randomUUID() },
      body: {
        lines: [{ variantId: 'tender-coconut-water-pack_V01', quantity: 5, batch: freshLabel(shop) }],
      },
    }),
  },
  undoReceipt: {
    countsOnce: 'STOCK_MOVE_KEPT',
    prepare: async ({ shop, staff }) => ({
      params: { receiptId: (await stockedBatch(shop, staff)).receiptId },
    }),
  },
  adjustStock: {
    prepare: async ({ shop, staff }) => {
      const { variantId, batchId } = await stockedBatch(shop, staff);
      return { params: { variantId }, body: { batchId, reason: 'found', change: { by: 1 } } };
    },
  },
  setStock: {
    countsOnce: 'is done for both',
    prepare: async ({ shop, staff }) => {
      const { variantId, batchId } = await stockedBatch(shop, staff);
      return { body: { counts: [{ variantId, batchId, counted: 19, expected: 20 }] } };
    },
  },
  writeOffStock: {
    prepare: async ({ shop, staff }) => {
      const { variantId, batchId } = await stockedBatch(shop, staff);
      return { params: { variantId }, body: { batchId, reason: 'damaged', quantity: 1 } };
    },
  },
  undoMovement: {
    countsOnce: 'STOCK_MOVE_KEPT',
    prepare: async ({ shop, staff }) => ({
      params: { position: (await stockedBatch(shop, staff)).position },
    }),
  },
  setLowStock: {
    prepare: async ({ shop, staff }) => {
      const { variantId, stock } = await stockedBatch(shop, staff);
      return { params: { variantId }, version: stock.version, body: { lowStockAt: 4 } };
    },
  },
});

export const batchExamples = staffExamples(batchCalls, {
  makeBatch: {
    countsOnce: 'BATCH_CODE_TAKEN',
    prepare: async ({ shop }) => ({
      params: { variantId: 'tender-coconut-water-pack_V01' },
      body: freshLabel(shop),
    }),
  },
  changeBatch: {
    prepare: async ({ shop, staff }) => ({
      params: { batchId: (await stockedBatch(shop, staff)).batchId },
      version: 1,
      body: freshLabel(shop),
    }),
  },
  blockBatch: {
    prepare: async ({ shop, staff }) => ({
      params: { batchId: (await stockedBatch(shop, staff)).batchId },
      version: 1,
      body: { reason: 'A seal leaks' },
    }),
  },
  unblockBatch: {
    prepare: async ({ shop, staff }) => {
      const { batchId } = await stockedBatch(shop, staff);
      await staff.call('POST', `/batches/${batchId}/block`, { version: 1, body: { reason: 'A test' } });
      return { params: { batchId }, version: 2 };
    },
  },
  previewRecallMail: {
    prepare: async ({ shop, staff }) => ({
      params: { batchId: (await stockedBatch(shop, staff)).batchId },
      body: RECALL,
    }),
    leavesNoEntry: 'it only asks',
  },
  sendRecallMail: {
    countsOnce: 'VERSION_STALE',
    prepare: async ({ shop, staff }) => ({
      params: { batchId: await sentBatch(shop, staff) },
      body: { ...RECALL, count: 1 },
    }),
  },
});

export const countExamples = staffExamples(countCalls, {
  startCount: { prepare: async () => ({ body: { note: 'Shelf 4' } }) },
  countUnits: {
    prepare: async ({ shop, staff }) => {
      const { params, line } = await openCount(shop, staff);
      return { params, body: line };
    },
  },
  applyCount: {
    prepare: async ({ shop, staff }) => {
      const { params, version } = await openCount(shop, staff);
      return { params, version };
    },
    slowerError: 'STOCK_COUNT_CLOSED',
  },
  dropCount: {
    prepare: async ({ shop, staff }) => {
      const { params, version } = await openCount(shop, staff);
      return { params, version };
    },
    slowerError: 'STOCK_COUNT_CLOSED',
  },
});
