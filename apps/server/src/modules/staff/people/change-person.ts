import { nameProblem } from '@ilaneer/domain/account/validate-signup';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { Facts } from '@ilaneer/domain/audit/audited-act';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { OWNER } from '@ilaneer/domain/staff/role';
import type { StaffStatus } from '@ilaneer/domain/staff/staff-status';
import { typedName } from '@ilaneer/domain/text/typed-text';
import type { Database } from '../../../db/connect.ts';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { recordAct } from '../../audit/audit.ts';
import { updateMember } from '../member/repository.ts';
import { deletePasskeysOf } from '../passkeys/repository.ts';
import { refusedGrant } from '../roles/change-roles.ts';
import { lockRole } from '../roles/repository.ts';
import { replaceRecoveryCodes } from '../second-factor/repository.ts';
import { endSessionsOf } from '../session/repository.ts';
import { type ManagedPerson, openPerson } from './open-person.ts';
import { countActive, endInvitations, findPerson, type PersonRow } from './repository.ts';

type PersonDeps = Pick<Deps, 'db' | 'now' | 'auditKey'>;
type Outcome = Result<PersonRow, Failure>;

export function changePerson(
  deps: PersonDeps,
  actor: StaffActor,
  managed: ManagedPerson,
  changes: { readonly name?: string | undefined; readonly roleId?: string | undefined },
): Promise<Outcome> {
  const problem = changes.name === undefined ? null : nameProblem(changes.name);
  if (problem !== null) return Promise.resolve(err(invalid([{ field: 'name', message: problem }])));
  return onPerson(deps, actor, managed, async (tx, person) => {
    const { member, roleName } = person;
    const name = changes.name === undefined ? member.name : typedName(changes.name);
    const roleId = changes.roleId ?? member.roleId;
    const role = await lockRole(tx, roleId);
    if (role === null) return err({ code: 'ROLE_NOT_FOUND' });
    if (roleId !== member.roleId) {
      if (member.id === actor.id) return err({ code: 'OWN_ACCOUNT' });
      const refused = refusedGrant(actor, role.permissions) ?? (await refusedLoss(tx, person));
      if (refused !== null) return err(refused);
    }
    await updateMember(tx, member.id, { name, roleId, updatedAt: deps.now() });
    note(tx, deps, actor, person, {
      action: roleId === member.roleId ? 'renamed' : 'changed the role of',
      before: { name: member.name, role: roleName },
      after: { name, role: role.name },
    });
    return ok(null);
  });
}

export function blockPerson(deps: PersonDeps, actor: StaffActor, managed: ManagedPerson): Promise<Outcome> {
  return onPerson(deps, actor, managed, async (tx, person) => {
    const { member } = person;
    if (member.status === 'blocked') return err({ code: 'STAFF_STATUS_WRONG' });
    if (member.id === actor.id) return err({ code: 'OWN_ACCOUNT' });
    const refused = await refusedLoss(tx, person);
    if (refused !== null) return err(refused);
    await setStatus(tx, deps, actor, person, { status: 'blocked', action: 'blocked' });
    await endSessionsOf(tx, member.id, null, deps.now());
    await endInvitations(tx, member.id, deps.now());
    return ok(null);
  });
}

/** Members who never signed in need a new invitation. Errors: those of the contract. */
export function unblockPerson(deps: PersonDeps, actor: StaffActor, managed: ManagedPerson): Promise<Outcome> {
  return onPerson(deps, actor, managed, async (tx, person) => {
    if (person.member.status !== 'blocked') return err({ code: 'STAFF_STATUS_WRONG' });
    const status = person.member.passwordHash === null ? 'invited' : 'active';
    await setStatus(tx, deps, actor, person, { status, action: 'unblocked' });
    return ok(null);
  });
}

/** Also ends sessions. Errors: those of the contract. */
export function resetSecondFactor(
  deps: PersonDeps,
  actor: StaffActor,
  managed: ManagedPerson,
): Promise<Outcome> {
  return onPerson(deps, actor, managed, async (tx, person) => {
    const { id, status } = person.member;
    if (status !== 'active') return err({ code: 'STAFF_STATUS_WRONG' });
    // Own factors are replaced with a proof (STAFF-4).
    if (id === actor.id) return err({ code: 'OWN_ACCOUNT' });
    // Bumps the version.
    await updateMember(tx, id, { status, totpSecret: null, totpUsedStep: null, updatedAt: deps.now() });
    await replaceRecoveryCodes(tx, id, []);
    await deletePasskeysOf(tx, id);
    await endSessionsOf(tx, id, null, deps.now());
    note(tx, deps, actor, person, { action: 'reset the second factor of', before: null, after: null });
    return ok(null);
  });
}

function onPerson(
  deps: PersonDeps,
  actor: StaffActor,
  managed: ManagedPerson,
  run: (tx: Database, person: PersonRow) => Promise<Result<null, Failure>>,
): Promise<Outcome> {
  return transact<PersonRow, Failure>(deps.db, async (tx) => {
    // Before members: serialises removals of the last owners.
    await lockRole(tx, OWNER);
    const open = await openPerson(tx, actor, managed);
    if (!open.ok) return open;
    const done = await run(tx, open.value);
    if (!done.ok) return done;
    const person = await findPerson(tx, managed.id);
    return person === null ? err({ code: 'STAFF_MEMBER_NOT_FOUND' }) : ok(person);
  });
}

async function refusedLoss(tx: Database, { member }: PersonRow): Promise<Failure | null> {
  if (member.roleId !== OWNER || member.status !== 'active') return null;
  return (await countActive(tx, OWNER)) > 1 ? null : { code: 'LAST_OWNER' };
}

async function setStatus(
  tx: Database,
  deps: PersonDeps,
  actor: StaffActor,
  person: PersonRow,
  { status, action }: { readonly status: StaffStatus; readonly action: string },
): Promise<void> {
  await updateMember(tx, person.member.id, { status, updatedAt: deps.now() });
  note(tx, deps, actor, person, { action, before: { status: person.member.status }, after: { status } });
}

function note(
  tx: Database,
  deps: PersonDeps,
  actor: StaffActor,
  { member }: PersonRow,
  act: { readonly action: string; readonly before: Facts | null; readonly after: Facts | null },
): void {
  recordAct(tx, deps, actor, {
    ...act,
    kind: 'staff member',
    id: member.id,
    label: member.name,
    reason: null,
  });
}
