import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../audit/audit.ts';
import {
  countViews,
  deleteViewRow,
  hasOtherOfName,
  insertView,
  lockView,
  type SavedViewRow,
  updateView,
} from './repository.ts';
import { savedView } from './views.ts';

const MOST_VIEWS = 20;

type ViewDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'auditKey'>;

export function saveView(
  deps: ViewDeps,
  actor: StaffActor,
  { list, name: typed, address }: { readonly list: string; readonly name: string; readonly address: string },
): Promise<Result<SavedViewRow, Failure>> {
  return transact(deps.db, async (tx) => {
    const name = readName(typed);
    if (!name.ok) return name;
    if ((await countViews(tx, actor.id, list)) >= MOST_VIEWS) {
      return err({ code: 'SAVED_VIEW_LIMIT_REACHED' });
    }
    const at = deps.now();
    const row = await insertView(tx, {
      id: deps.newId(),
      memberId: actor.id,
      list,
      name: name.value,
      address,
      createdAt: at,
      updatedAt: at,
    });
    if (row === null) return err({ code: 'SAVED_VIEW_NAME_TAKEN' });
    record(tx, deps, actor, 'saved', null, row);
    return ok(row);
  });
}

/** Own views only. Errors: SAVED_VIEW_NOT_FOUND, SAVED_VIEW_NAME_TAKEN, VERSION_STALE. */
export function changeView(
  deps: ViewDeps,
  actor: StaffActor,
  input: {
    readonly id: string;
    readonly version: number;
    readonly name?: string | undefined;
    readonly address?: string | undefined;
  },
): Promise<Result<SavedViewRow, Failure>> {
  return transact(deps.db, async (tx) => {
    const found = await lockVersion(tx, actor, input);
    if (!found.ok) return found;
    const before = found.value;
    const name = readName(input.name ?? before.name);
    if (!name.ok) return name;
    if (await hasOtherOfName(tx, before, name.value)) return err({ code: 'SAVED_VIEW_NAME_TAKEN' });
    const address = input.address ?? before.address;
    const row = await updateView(tx, before.id, { name: name.value, address, updatedAt: deps.now() });
    record(tx, deps, actor, 'changed', before, row);
    return ok(row);
  });
}

/** Errors: SAVED_VIEW_NOT_FOUND, VERSION_STALE. */
export function deleteView(
  deps: ViewDeps,
  actor: StaffActor,
  input: { readonly id: string; readonly version: number },
): Promise<Result<null, Failure>> {
  return transact(deps.db, async (tx) => {
    const found = await lockVersion(tx, actor, input);
    if (!found.ok) return found;
    await deleteViewRow(tx, input.id);
    record(tx, deps, actor, 'deleted', found.value, null);
    return ok(null);
  });
}

async function lockVersion(
  tx: Database,
  actor: StaffActor,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Result<SavedViewRow, Failure>> {
  const row = await lockView(tx, actor.id, id);
  if (row === null) return err({ code: 'SAVED_VIEW_NOT_FOUND' });
  if (row.version !== version) return err({ code: 'VERSION_STALE', data: { current: savedView(row) } });
  return ok(row);
}

function readName(typed: string): Result<string, Failure> {
  const name = typed.trim();
  if (name === '') return err(invalid([{ field: 'name', message: 'Name is required' }]));
  if (name.length <= 60) return ok(name);
  return err(invalid([{ field: 'name', message: 'Name must be at most 60 characters' }]));
}

function record(
  tx: Database,
  deps: ViewDeps,
  actor: StaffActor,
  action: string,
  before: SavedViewRow | null,
  after: SavedViewRow | null,
): void {
  const row = after ?? before;
  if (row === null) return;
  // Without the address, which may contain a searched name (AUDIT-3).
  const facts = (view: SavedViewRow | null) => view && { list: view.list, name: view.name };
  recordAct(tx, deps, actor, {
    action,
    kind: 'saved view',
    id: row.id,
    label: row.name,
    before: facts(before),
    after: facts(after),
    reason: null,
  });
}
