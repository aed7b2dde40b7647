import { createHash } from 'node:crypto';
import { emailProblem, nameProblem } from '@ilaneer/domain/account/validate-signup';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedEmail, typedName } from '@ilaneer/domain/text/typed-text';
import type { Database } from '../../../db/connect.ts';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { idOfToken, type SecretDeps, tokenOf } from '../../../deps/secrets.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { recordAct } from '../../audit/audit.ts';
import { findMemberByEmail, insertMember, updateMember } from '../member/repository.ts';
import { refusedGrant } from '../roles/change-roles.ts';
import { lockRole } from '../roles/repository.ts';
import { type ManagedPerson, openPerson } from './open-person.ts';
import { endInvitations, findPerson, insertInvitation, type PersonRow } from './repository.ts';

/** STAFF-8. */
export const INVITATION_DAYS = 7;

type InviteDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'jobs' | 'auditKey'> & SecretDeps;

/** `invitationId` derives the link's token. */
export type Invited = { readonly person: PersonRow; readonly invitationId: string };

type MemberForm = { readonly name: string; readonly email: string; readonly roleId: string };
type ByMail = { readonly byMail: boolean };

/** A job sends the mail. Errors: bad fields, and those of the contract. */
export function invite(
  deps: InviteDeps,
  actor: StaffActor,
  form: MemberForm,
  how: ByMail,
): Promise<Result<Invited, Failure>> {
  return transact(deps.db, (tx) => inviteIn(tx, deps, actor, form, how));
}

export async function inviteIn(
  tx: Database,
  deps: InviteDeps,
  actor: StaffActor,
  form: MemberForm,
  { byMail }: ByMail,
): Promise<Result<Invited, Failure>> {
  const problems = [
    { field: 'name', message: nameProblem(form.name) },
    { field: 'email', message: emailProblem(form.email) },
  ].flatMap(({ field, message }) => (message === null ? [] : [{ field, message }]));
  if (problems.length > 0) return err(invalid(problems));
  const role = await lockRole(tx, form.roleId);
  if (role === null) return err({ code: 'ROLE_NOT_FOUND' });
  const refused = refusedGrant(actor, role.permissions);
  if (refused !== null) return err(refused);
  const email = typedEmail(form.email);
  if ((await findMemberByEmail(tx, email)) !== null) return err(emailTaken());
  const at = deps.now();
  const member = { id: deps.newId(), name: typedName(form.name), email, status: 'invited' } as const;
  await insertMember(tx, { ...member, roleId: role.id, createdAt: at, updatedAt: at });
  recordAct(tx, deps, actor, {
    action: 'invited',
    kind: 'staff member',
    id: member.id,
    label: member.name,
    before: null,
    after: { name: member.name, email, role: role.name },
    reason: null,
  });
  return inviteAs(tx, deps, { memberId: member.id, byMail });
}

/** Invalidates the earlier link. Errors: those of the contract. */
export function renewInvitation(
  deps: InviteDeps,
  actor: StaffActor,
  managed: ManagedPerson,
  { byMail }: { readonly byMail: boolean },
): Promise<Result<Invited, Failure>> {
  return transact<Invited, Failure>(deps.db, async (tx) => {
    const open = await openPerson(tx, actor, managed);
    if (!open.ok) return open;
    const { member } = open.value;
    if (member.status !== 'invited') return err({ code: 'STAFF_STATUS_WRONG' });
    // Bumps the version: concurrent resends conflict.
    await updateMember(tx, member.id, { status: 'invited', updatedAt: deps.now() });
    await endInvitations(tx, member.id, deps.now());
    recordAct(tx, deps, actor, {
      action: 'sent the invitation again',
      kind: 'staff member',
      id: member.id,
      label: member.name,
      before: null,
      after: null,
      reason: null,
    });
    return inviteAs(tx, deps, { memberId: member.id, byMail });
  });
}

/** Derived, never stored (VERIFICATION-14). */
export function invitationToken({ keys }: SecretDeps, invitationId: string): string {
  return tokenOf(keys, 'staff-invitation', invitationId);
}

/** Null if not issued by us. */
export function invitationHash({ keys }: SecretDeps, token: string): Buffer | null {
  const id = idOfToken(keys, 'staff-invitation', token);
  return id === null ? null : hashOfInvitation(id);
}

export function hashOfInvitation(id: string): Buffer {
  return createHash('sha256').update(`staff invitation ${id}`).digest();
}

async function inviteAs(
  tx: Database,
  deps: InviteDeps,
  { memberId, byMail }: { readonly memberId: string; readonly byMail: boolean },
): Promise<Result<Invited, Failure>> {
  const createdAt = deps.now();
  const expiresAt = new Date(createdAt.getTime() + INVITATION_DAYS * 24 * 60 * 60_000);
  const invitationId = deps.newId();
  await insertInvitation(tx, { tokenHash: hashOfInvitation(invitationId), memberId, createdAt, expiresAt });
  if (byMail) await deps.jobs.enqueue(tx, 'staff-invitation', { invitationId });
  const person = await findPerson(tx, memberId);
  return person === null ? err({ code: 'STAFF_MEMBER_NOT_FOUND' }) : ok({ person, invitationId });
}

function emailTaken(): Failure {
  const message = 'A member of staff has this email address already.';
  return invalid([{ field: 'email', message }], 'STAFF_EMAIL_TAKEN');
}
