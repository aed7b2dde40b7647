import type { BatchView } from '@ilaneer/contract/staff/stock/batches';
import { batchStateOf, daysForSale } from '@ilaneer/domain/batch/batch-state';
import { lastDayForSale } from '@ilaneer/domain/batch/shelf-life';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import type { NamedBatch } from '../../modules/batch/batch.ts';

export function toBatchView({ mrpPaise, ...batch }: NamedBatch, today: string): BatchView {
  return {
    ...batch,
    mrp: rupeesFromPaise(paise(mrpPaise)),
    lastDayForSale: lastDayForSale(batch),
    daysLeft: daysForSale(batch, today),
    state: batchStateOf({ ...batch, isBlocked: batch.blockedAt !== null }, today),
  };
}
