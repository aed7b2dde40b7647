import { indiaDay } from '@ilaneer/domain/india-day';
import {
  STOCK_POSTED_FROM,
  stockEntry,
  stockFigures,
  unpostedFigures,
} from '@ilaneer/domain/journal/stock-entries';
import { type Paise, paise } from '@ilaneer/domain/money';
import { valueDays, valueStock } from '@ilaneer/domain/stock-value/value-stock';
import { type Database, withoutTimeLimit } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { postEntry } from '../../modules/journal/journal.ts';
import {
  insertStockPosting,
  listPostedStock,
  lockStockPosting,
  sumPostedStock,
} from './posting-repository.ts';
import { readHistories } from './read-stock-value.ts';

type PostingDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

/** Days that are over, and purchases of today (JOURNAL-37). Repeated, it posts the changes since. */
export function postStock(deps: PostingDeps): Promise<void> {
  return transactAll(deps.db, (tx) => withoutTimeLimit(tx, (unlimited) => postStockIn(unlimited, deps)));
}

export async function postStockIn(tx: Database, { now, newId }: Omit<PostingDeps, 'db'>): Promise<void> {
  const at = now();
  const today = indiaDay(at);
  if (today < STOCK_POSTED_FROM) return;
  await lockStockPosting(tx);
  const period = { from: STOCK_POSTED_FROM, to: today };
  const histories = await readHistories(tx, today);
  const figures = stockFigures(histories.map((history) => valueDays(history, period))).filter(
    ({ day, kind }) => day < today || kind === 'goods purchased',
  );
  for (const figure of unpostedFigures(figures, await listPostedStock(tx))) {
    const id = newId();
    await insertStockPosting(tx, id, figure, at);
    await postEntry(tx, stockEntry(id, figure));
  }
}

/** For the proof of the books; null if nothing is posted. */
export async function readPostedStock(
  db: Database,
): Promise<{ readonly day: string; readonly expected: Paise; readonly actual: Paise } | null> {
  const posted = await sumPostedStock(db);
  if (posted === null) return null;
  const { day, value } = posted;
  const histories = await readHistories(db, day);
  const expected = histories.reduce(
    (sum, history) => sum + valueStock(history, { from: day, to: day }).closing.amounts.cost,
    0,
  );
  return { day, expected: paise(expected), actual: value };
}
