import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { type ImportKind, missingForImport } from '@ilaneer/domain/transfer/import-kind';
import type { Failure } from '../../../http/failure.ts';
import { KINDS, TOLD } from './kinds.ts';
import type { ImportDeps, ImportPlan } from './plan.ts';
import { decodeText, readTable } from './read-table.ts';
import { type ImportRow, insertImport } from './repository.ts';

/** Bounds the report. */
const MOST_PROBLEMS = 20_000;
/** Display limit. */
const MOST_CHANGES = 200;

/** Stores a dry run (TRANSFER-4). Errors: PERMISSION_MISSING, IMPORT_FILE_REFUSED. */
export async function checkImport(
  deps: ImportDeps,
  actor: StaffActor,
  { kind, fileName, bytes }: { readonly kind: ImportKind; readonly fileName: string; readonly bytes: Buffer },
): Promise<Result<ImportRow, Failure>> {
  const permission = missingForImport(kind, actor.permissions);
  if (permission !== null) return err({ code: 'PERMISSION_MISSING', data: { permission } });
  const content = decodeText(bytes);
  if (!content.ok) return content;
  const table = await readTable(content.value, KINDS[kind].columns, TOLD);
  if (!table.ok) return table;
  const { unknownColumns, ignoredColumns, lines } = table.value;
  const plan = await KINDS[kind].plan({ db: deps.db, deps, actor, table: table.value, lock: 'read' });
  const problems = plan.problems.toSorted((one, other) => one.line - other.line).slice(0, MOST_PROBLEMS);
  const refused = new Set(plan.problems.map(({ line }) => line));
  // Refused lines are not shown as changes.
  const accepted = plan.changes.filter(({ line }) => !refused.has(line));
  const row: ImportRow = {
    id: deps.newId(),
    memberId: actor.id,
    kind,
    fileName,
    content: content.value,
    ...countLines(lines.length, refused.size, accepted),
    unknownColumns: [...unknownColumns],
    ignoredColumns: [...ignoredColumns],
    problems,
    changes: accepted.toSorted((one, other) => one.line - other.line).slice(0, MOST_CHANGES),
    seen: Object.fromEntries(plan.seen),
    createdAt: deps.now(),
    appliedAt: null,
    takenBackAt: null,
  };
  await insertImport(deps.db, row);
  return ok(row);
}

function countLines(lines: number, refused: number, accepted: ImportPlan['changes']) {
  const made = accepted.filter(({ isNew }) => isNew).length;
  const changed = accepted.length - made;
  return { made, changed, refused, unchanged: lines - made - changed - refused };
}
