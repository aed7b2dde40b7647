import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { Facts } from '@ilaneer/domain/audit/audited-act';
import { type Breach, breachProblems } from '@ilaneer/domain/privacy/breach';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../audit/audit.ts';
import { toBreachView } from './breach-view.ts';
import { type BreachRow, findBreach, insertBreach, lockBreach, updateBreach } from './breaches-repository.ts';

type RecordDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'auditKey'>;

/** PRIVACY-9. Errors: bad fields. */
export function recordBreach(
  deps: RecordDeps,
  actor: StaffActor,
  breach: Breach,
): Promise<Result<BreachRow, Failure>> {
  const problems = breachProblems(breach, deps.now());
  if (problems.length > 0) return Promise.resolve(err(invalid(problems)));
  return transact<BreachRow, Failure>(deps.db, async (tx) => {
    const [id, at] = [deps.newId(), deps.now()];
    await insertBreach(tx, { ...breach, id, createdAt: at, updatedAt: at });
    note(tx, deps, actor, { id, action: 'recorded', before: null, after: factsOf(breach), breach });
    return reread(tx, id);
  });
}

/** Errors: bad fields, BREACH_NOT_FOUND, VERSION_STALE. */
export function changeBreach(
  deps: RecordDeps,
  actor: StaffActor,
  { id, version, breach }: { readonly id: string; readonly version: number; readonly breach: Breach },
): Promise<Result<BreachRow, Failure>> {
  const problems = breachProblems(breach, deps.now());
  if (problems.length > 0) return Promise.resolve(err(invalid(problems)));
  return transact<BreachRow, Failure>(deps.db, async (tx) => {
    const known = await lockBreach(tx, id);
    if (known === null) return err({ code: 'BREACH_NOT_FOUND' });
    if (known.version !== version) {
      return err({ code: 'VERSION_STALE', data: { current: toBreachView(known) } });
    }
    await updateBreach(tx, id, { ...breach, updatedAt: deps.now() });
    const isReworded = WORDS.some((field) => known[field] !== breach[field]);
    const after = { ...factsOf(breach), ...(isReworded && { words: 'changed' }) };
    note(tx, deps, actor, { id, action: 'changed', before: factsOf(known), after, breach });
    return reread(tx, id);
  });
}

async function reread(tx: Database, id: string): Promise<Result<BreachRow, Failure>> {
  const row = await findBreach(tx, id);
  return row === null ? err({ code: 'BREACH_NOT_FOUND' }) : ok(row);
}

/** May contain names: audited as changed, without values (AUDIT-3). */
const WORDS = ['what', 'data', 'consequences', 'measures'] as const;

function factsOf({ title, people, ...breach }: Breach): Facts {
  const { beganAt, knownAt, boardToldAt, certToldAt, peopleToldAt, closedAt } = breach;
  return { title, people, beganAt, knownAt, boardToldAt, certToldAt, peopleToldAt, closedAt };
}

function note(
  tx: Database,
  deps: RecordDeps,
  actor: StaffActor,
  {
    id,
    breach,
    ...act
  }: {
    readonly id: string;
    readonly breach: Breach;
    readonly action: string;
    readonly before: Facts | null;
    readonly after: Facts;
  },
): void {
  recordAct(tx, deps, actor, { ...act, kind: 'breach', id, label: breach.title, reason: null });
}
