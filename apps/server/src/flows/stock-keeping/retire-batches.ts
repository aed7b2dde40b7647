import { systemActor } from '@ilaneer/domain/actor/actor';
import { indiaDay } from '@ilaneer/domain/india-day';
import { transactAll } from '../../db/transact.ts';
import type { StockKeepingDeps } from './adjust-stock.ts';
import { batchesEndedMail } from './batch-mails.ts';
import { retireBatches } from './edit-batches.ts';

/** Daily; notifies staff (BATCH-4). */
export async function retireBatchesOfToday(deps: StockKeepingDeps): Promise<void> {
  const retired = (await retireBatches(deps, systemActor('clock'))).filter(({ onHand }) => onHand > 0);
  if (retired.length === 0) return;
  const { brand, config } = deps;
  const mail = { id: indiaDay(deps.now()), to: brand.seller.email };
  await transactAll(deps.db, (tx) =>
    deps.jobs.enqueue(tx, 'send-mail', batchesEndedMail(mail, retired, brand, config.publicUrl)),
  );
}
