import type { NewStore, StoreForm } from '@ilaneer/contract/staff/content/stores';
import type { Actor } from '@ilaneer/domain/actor/actor';
import { isWholeOrder } from '@ilaneer/domain/content/whole-order';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { clockSpan, daysText, holidayHours } from '@ilaneer/domain/store/opening-hours';
import { storeProblems, type WrittenStore } from '@ilaneer/domain/store/store-problems';
import type { Database } from '../../db/connect.ts';
import { afterCommit, transact } from '../../db/transact.ts';
import type { AuditedDeps, Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../audit/audit.ts';
import {
  deleteStore as deleteRow,
  insertStore,
  listStores,
  lockStore,
  lockStoreOrder,
  nextStorePosition,
  type StoreRow,
  updateStore,
  updateStoreOrder,
} from './repository.ts';
import type { StoreDeps } from './store-cache.ts';
import { toStaffStore, toStoreColumns } from './views.ts';

type ChangeDeps = Pick<Deps, 'db'> & AuditedDeps & StoreDeps;
type StoreAt = { readonly code: string; readonly version: number };
type Changed = Promise<Result<StoreRow, Failure>>;

/** CONTENT-28. The caller invalidates caches. Errors: VALIDATION_FAILED by field. */
export async function makeStoreIn(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  {
    position,
    isShown = true,
    ...store
  }: WrittenStore & { readonly position: number; readonly isShown?: boolean },
): Changed {
  const problems = storeProblems(store);
  if (problems.length > 0) return err(invalid(problems));
  const { code } = store;
  const made = await insertStore(tx, { ...toStoreColumns({ ...store, isShown }), code, position });
  if (made === null) return err(invalid([{ field: 'code', message: 'Another store has this code' }]));
  record(tx, deps, actor, 'made', null, made);
  return ok(made);
}

/** CONTENT-35. Errors: VALIDATION_FAILED by field. */
export function makeStore(deps: ChangeDeps, actor: Actor, form: NewStore): Changed {
  return transact(deps.db, async (tx) => {
    await lockStoreOrder(tx);
    const position = await nextStorePosition(tx);
    afterCommit(tx, deps.stores.markStale);
    return makeStoreIn(tx, deps, actor, { ...form, position });
  });
}

/** CONTENT-35. Errors: STORE_NOT_FOUND, VERSION_STALE, VALIDATION_FAILED by field. */
export function changeStore(deps: ChangeDeps, actor: Actor, at: StoreAt, form: StoreForm): Changed {
  return transact(deps.db, async (tx): Changed => {
    const found = await findAt(tx, at);
    if (!found.ok) return found;
    const store = { ...form, code: at.code };
    const problems = storeProblems(store);
    if (problems.length > 0) return err(invalid(problems));
    const changed = await updateStore(tx, at.code, toStoreColumns(store));
    record(tx, deps, actor, 'changed', found.value, changed);
    afterCommit(tx, deps.stores.markStale);
    return ok(changed);
  });
}

/** CONTENT-35. Errors: STORE_NOT_FOUND, VERSION_STALE. */
export function deleteStore(deps: ChangeDeps, actor: Actor, at: StoreAt): Promise<Result<null, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<null, Failure>> => {
    const found = await findAt(tx, at);
    if (!found.ok) return found;
    await deleteRow(tx, at.code);
    record(tx, deps, actor, 'deleted', found.value, null);
    afterCommit(tx, deps.stores.markStale);
    return ok(null);
  });
}

/** CONTENT-35. Errors: VERSION_STALE if the codes are not those of all stores. */
export function orderStores(
  deps: ChangeDeps,
  actor: Actor,
  codes: readonly string[],
): Promise<Result<readonly StoreRow[], Failure>> {
  return transact(deps.db, async (tx): Promise<Result<readonly StoreRow[], Failure>> => {
    const before = await lockStoreOrder(tx);
    const known = before.map(({ code }) => code);
    if (!isWholeOrder(codes, known)) {
      return err({ code: 'VERSION_STALE', data: { current: before.map(toStaffStore) } });
    }
    if (known.every((code, index) => code === codes[index])) return ok(before);
    await updateStoreOrder(tx, codes);
    recordAct(tx, deps, actor, {
      action: 'ordered',
      kind: 'content',
      id: 'stores',
      label: 'Stores',
      before: { order: known },
      after: { order: codes },
      reason: null,
    });
    afterCommit(tx, deps.stores.markStale);
    return ok(await listStores(tx));
  });
}

async function findAt(tx: Database, { code, version }: StoreAt): Changed {
  const found = await lockStore(tx, code);
  if (found === null) return err({ code: 'STORE_NOT_FOUND' });
  if (found.version === version) return ok(found);
  return err({ code: 'VERSION_STALE', data: { current: toStaffStore(found) } });
}

function record(
  tx: Database,
  deps: AuditedDeps,
  actor: Actor,
  action: string,
  before: StoreRow | null,
  after: StoreRow | null,
): void {
  const { code = '', name = '' } = after ?? before ?? {};
  recordAct(tx, deps, actor, {
    action,
    kind: 'content',
    id: code,
    label: name,
    before: before && facts(before),
    after: after && facts(after),
    reason: null,
  });
}

function facts(store: StoreRow) {
  const { version: _, hours, holidays, ...facts } = toStaffStore(store);
  return {
    ...facts,
    hours: hours.map((row) => `${daysText(row.days)}: ${clockSpan(row)} ${row.text}`.trim()),
    holidays: holidays.map((day) => `${day.date}: ${holidayHours(day)} ${day.note}`.trim()),
  };
}
