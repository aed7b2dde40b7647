import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { missingForImport } from '@ilaneer/domain/transfer/import-kind';
import type { Database } from '../../../db/connect.ts';
import { transact } from '../../../db/transact.ts';
import type { Failure } from '../../../http/failure.ts';
import { recordAct } from '../../../modules/audit/audit.ts';
import { KINDS, TOLD } from './kinds.ts';
import type { ImportDeps } from './plan.ts';
import { readTable } from './read-table.ts';
import { findImport, forgetContents, type ImportRow, markApplied } from './repository.ts';

const KEPT_MS = 24 * 3_600_000;
const MOST_NAMED = 3;

/** Errors: IMPORT_NOT_FOUND, PERMISSION_MISSING. */
export async function lockImport(
  tx: Database,
  actor: StaffActor,
  id: string,
): Promise<Result<ImportRow, Failure>> {
  const row = await findImport(tx, { id, memberId: actor.id }, 'locked');
  if (row === null) return err({ code: 'IMPORT_NOT_FOUND' });
  const permission = missingForImport(row.kind, actor.permissions);
  return permission === null ? ok(row) : err({ code: 'PERMISSION_MISSING', data: { permission } });
}

/**
 * TRANSFER-5. Changes since the check are refused. Idempotent. Errors: PERMISSION_MISSING, IMPORT_NOT_FOUND,
 * IMPORT_REFUSED, IMPORT_STALE, and those of writing.
 */
export function applyImport(
  deps: ImportDeps,
  actor: StaffActor,
  id: string,
): Promise<Result<ImportRow, Failure>> {
  return transact<ImportRow, Failure>(deps.db, async (tx) => {
    const locked = await lockImport(tx, actor, id);
    if (!locked.ok) return locked;
    const row = locked.value;
    if (row.appliedAt !== null) return ok(row);
    if (row.content === null) return err({ code: 'IMPORT_NOT_FOUND' });
    if (row.refused > 0) return err({ code: 'IMPORT_REFUSED' });
    const table = await readTable(row.content, KINDS[row.kind].columns, TOLD);
    if (!table.ok) return table;
    const plan = await KINDS[row.kind].plan({ db: tx, deps, actor, table: table.value, lock: 'locked' });
    const changed = changedSince(row.seen, plan.seen);
    const [problem] = plan.problems;
    if (changed.length > 0) {
      return err(staleFailure(changed, 'changed since this file was checked. Please check it again.'));
    }
    if (problem !== undefined) {
      const message = `Line ${problem.line}, ${problem.column}: ${problem.message}`;
      return err({ code: 'IMPORT_STALE', message });
    }
    const written = await plan.write(tx, id);
    if (!written.ok) return written;
    const at = deps.now();
    await markApplied(tx, id, at);
    const { kind, fileName, made, changed: count } = row;
    recordAct(tx, deps, actor, {
      action: 'imported',
      kind: 'import',
      id,
      label: `${kind}: ${fileName}`,
      before: null,
      after: { kind, fileName, made, changed: count },
      reason: null,
    });
    return ok({ ...row, content: null, seen: {}, appliedAt: at });
  });
}

/** Deletes contents after a day. */
export function forgetImports({ db, now }: Pick<ImportDeps, 'db' | 'now'>): Promise<void> {
  return forgetContents(db, new Date(now().getTime() - KEPT_MS));
}

function changedSince(seen: ImportRow['seen'], now: ReadonlyMap<string, string>): string[] {
  return [...now].flatMap(([name, version]) => (seen[name] === version ? [] : [name]));
}

/** Names the first changed items. */
export function staleFailure(changed: readonly string[], words: string): Failure {
  const more = changed.length - MOST_NAMED;
  const named = changed.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return { code: 'IMPORT_STALE', message: `${named}: ${words}`, data: { changed } };
}
