import { Readable } from 'node:stream';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { ReturnMonth } from '@ilaneer/domain/gst-return/return-month';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Permission } from '@ilaneer/domain/staff/permission';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import type { SentFile } from '../../http/serve-file.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { findClosing, type MonthClosing } from '../../modules/journal/journal.ts';
import { listMonthBuyers } from '../../modules/tax-document/tax-document.ts';
import { readClosableMonth } from './close-month.ts';
import { monthArchive } from './month-archive.ts';

const READS_BOOKS: Permission = 'reports.read';

/** For a browser; `shows`: its buyers. Errors: PERMISSION_MISSING, VALIDATION_FAILED, MONTH_NOT_CLOSED. */
export async function downloadArchive(
  deps: Deps,
  actor: StaffActor,
  asked: string,
): Promise<Result<SentFile, Failure>> {
  if (!actor.permissions.includes(READS_BOOKS)) {
    return err({ code: 'PERMISSION_MISSING', data: { permission: READS_BOOKS } });
  }
  const taken = await takeArchive(deps, actor, asked);
  if (!taken.ok) return taken;
  const { name, month, parts } = taken.value;
  return ok({
    name,
    type: 'application/zip',
    bytes: Readable.from(parts, { objectMode: false }),
    shows: await listMonthBuyers(deps.db, month),
  });
}

export type TakenArchive = {
  readonly name: string;
  readonly month: ReturnMonth;
  readonly closing: MonthClosing;
  readonly parts: AsyncGenerator<Buffer>;
};

/** Audited before its first byte (JOURNAL-35). Errors: VALIDATION_FAILED, MONTH_NOT_CLOSED. */
export async function takeArchive(
  deps: Deps,
  actor: StaffActor,
  asked: string,
): Promise<Result<TakenArchive, Failure>> {
  const month = readClosableMonth(deps, asked);
  if (!month.ok) return month;
  const { month: name } = month.value;
  const closing = await findClosing(deps.db, name);
  if (closing === null || closing.finishedAt === null) return err({ code: 'MONTH_NOT_CLOSED' });
  await transactAll(deps.db, async (tx) =>
    recordAct(tx, deps, actor, {
      action: 'took',
      kind: 'export',
      id: deps.newId(),
      label: 'Closed month',
      before: null,
      after: { month: name, count: closing.documents },
      reason: null,
    }),
  );
  const parts = monthArchive(deps.db, month.value);
  return ok({ name: `${deps.brand.seller.gstin}-${name}-books.zip`, month: month.value, closing, parts });
}
