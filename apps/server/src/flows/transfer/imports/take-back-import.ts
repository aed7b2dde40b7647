import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../../db/transact.ts';
import type { Failure } from '../../../http/failure.ts';
import { recordAct } from '../../../modules/audit/audit.ts';
import { takeBackPrices } from '../../../modules/catalogue/catalogue.ts';
import { lockImport, staleFailure } from './apply-import.ts';
import type { ImportDeps } from './plan.ts';
import { type ImportRow, markTakenBack } from './repository.ts';

/**
 * TRANSFER-9; idempotent. Errors: PERMISSION_MISSING, IMPORT_NOT_FOUND, IMPORT_REFUSED, IMPORT_STALE listing
 * the changed rows.
 */
export function takeBackImport(
  deps: ImportDeps,
  actor: StaffActor,
  id: string,
): Promise<Result<ImportRow, Failure>> {
  return transact<ImportRow, Failure>(deps.db, async (tx) => {
    const locked = await lockImport(tx, actor, id);
    if (!locked.ok) return locked;
    const row = locked.value;
    if (row.takenBackAt !== null) return ok(row);
    if (row.kind !== 'prices' || row.appliedAt === null) return err(NOTHING_TO_TAKE_BACK);
    const { count, changed, problems } = await takeBackPrices(tx, deps, actor, id);
    if (changed.length > 0) {
      return err(staleFailure(changed, 'changed since this import. Nothing was taken back.'));
    }
    const [problem] = problems;
    if (problem !== undefined) {
      const message = `${problem.sku}: ${problem.message}. Nothing was taken back.`;
      return err({ code: 'IMPORT_STALE', message });
    }
    if (count === 0) return err(NOTHING_TO_TAKE_BACK);
    const at = deps.now();
    await markTakenBack(tx, id, at);
    recordAct(tx, deps, actor, {
      action: 'took back',
      kind: 'import',
      id,
      label: `${row.kind}: ${row.fileName}`,
      before: { prices: count },
      after: null,
      reason: null,
    });
    return ok({ ...row, takenBackAt: at });
  });
}

const NOTHING_TO_TAKE_BACK: Failure = {
  code: 'IMPORT_REFUSED',
  message: 'This import changed no prices that could be taken back.',
};
