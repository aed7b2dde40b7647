import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { ReturnMonth } from '@ilaneer/domain/gst-return/return-month';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact, transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { PrinterDeps } from '../../drawing/document-printer.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import {
  findClosing,
  finishClosing,
  hasClosingFiles,
  insertClosing,
  insertClosingFiles,
  lockMonth,
  type MonthClosing,
} from '../../modules/journal/journal.ts';
import { readLockNeedsTwo } from '../../modules/setting/setting.ts';
import { listUndrawnOfMonth, waitForIssuers } from '../../modules/tax-document/tax-document.ts';
import { contradictionsOf, verifyBooks } from '../books/books.ts';
import { type DocumentDeps, drawDocument } from '../documents/documents.ts';
import { readReturnMonth } from '../gst-returns/gst-returns.ts';
import { postStock } from '../stock-value/stock-value.ts';
import { closingFiles } from './closing-files.ts';
import { sumArchive } from './month-archive.ts';
import { toContradictionView } from './views.ts';

type Closing = Pick<Deps, 'db' | 'now' | 'auditKey' | 'jobs' | 'newId'>;

/** Named in a refusal. */
const SHOWN = 20;
/** Documents in memory. */
const BATCH = 200;

/**
 * Posts the stock (JOURNAL-37), locks the books up to the end of the month, once they are proved, and queues the making of its archive (JOURNAL-34). Again:
 * the same closing, and its job if that was lost. Null: requested, where two persons close a month (JOURNAL-32). Errors:
 * VALIDATION_FAILED, BOOKS_UNTIED, LOCK_NEEDS_ANOTHER.
 */
export async function closeMonth(
  deps: Closing,
  actor: StaffActor,
  asked: string | undefined,
): Promise<Result<MonthClosing | null, Failure>> {
  const month = readClosableMonth(deps, asked);
  if (!month.ok) return month;
  const { month: name } = month.value;
  const done = await findClosing(deps.db, name);
  if (done !== null && done.finishedAt !== null) return ok(done);
  if (done === null) await postStock(deps);
  // Proved already, and locked.
  const contradictions = done === null ? contradictionsOf(await verifyBooks(deps.db)) : [];
  if (contradictions.length > 0) {
    const shown = contradictions.slice(0, SHOWN).map(toContradictionView);
    return err({ code: 'BOOKS_UNTIED', data: { contradictions: shown } });
  }
  const needsTwo = await readLockNeedsTwo(deps.db);
  return transact<MonthClosing | null, Failure>(deps.db, async (tx) => {
    const locked = await lockMonth(tx, deps, actor, { month: name, needsTwo });
    if (locked.ok) {
      if (locked.value === 'requested') return ok(null);
    } else if (locked.error.code === 'LOCK_NEEDS_ANOTHER') {
      return err(locked.error);
    } else if (locked.error.reason !== 'locked before') {
      throw new Error(`${name} was not locked: ${locked.error.reason}`);
    }
    if (await insertClosing(tx, actor, name, deps.now())) {
      recordAct(tx, deps, actor, {
        action: 'closed the month',
        kind: 'journal',
        id: name,
        label: name,
        before: null,
        after: { month: name },
        reason: null,
      });
    }
    const closing = await findClosing(tx, name);
    if (closing === null) throw new Error(`the closing of ${name} was not stored`);
    if (closing.finishedAt === null) await deps.jobs.enqueue(tx, 'close-month', { month: name });
    return ok(closing);
  });
}

/** Errors: VALIDATION_FAILED. */
export function readClosableMonth(
  deps: Pick<Deps, 'now'>,
  asked: string | undefined,
): Result<ReturnMonth, Failure> {
  const month = readReturnMonth(deps, asked);
  if (!month.ok || month.value.isOver) return month;
  return err(invalid([{ field: 'month', message: 'This month is not over yet' }]));
}

/** Draws missing PDFs, stores the other files and sums the archive. Can be stopped and repeated at any point. */
export async function carryOutClosing(
  deps: DocumentDeps & PrinterDeps & Pick<Deps, 'brand'>,
  name: string,
): Promise<void> {
  const { db, now } = deps;
  const month = readReturnMonth({ now }, name);
  if (!month.ok) throw new Error(`${name} is no month to close`);
  const closing = await findClosing(db, name);
  if (closing === null || closing.finishedAt !== null) return;
  await transactAll(db, waitForIssuers);
  for (;;) {
    const undrawn = await listUndrawnOfMonth(db, month.value, BATCH);
    if (undrawn.length === 0) break;
    for (const document of undrawn) await drawDocument(deps, document);
  }
  if (!(await hasClosingFiles(db, name))) {
    const files = await closingFiles(deps, month.value);
    await transactAll(db, (tx) => insertClosingFiles(tx, name, files));
  }
  const sum = await sumArchive(db, month.value);
  await transactAll(db, (tx) => finishClosing(tx, name, sum, now()));
}
