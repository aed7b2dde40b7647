import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { hashPassword } from '../../../deps/passwords.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import type { Failure } from '../../../http/failure.ts';
import { recordAct } from '../../audit/audit.ts';
import { lockMember, type MemberRow, memberActor, updateMember } from '../member/repository.ts';
import { newPasswordProblem } from '../own-account/change-own-password.ts';
import { nextStep, type WaitingStep } from '../sign-in/sign-in.ts';
import { invitationHash } from './invite.ts';
import { endInvitations, findInvitation, useInvitation } from './repository.ts';

/** Errors: LINK_INVALID. */
export async function checkInvitation(
  deps: Deps & SecretDeps,
  token: string,
): Promise<Result<{ readonly name: string; readonly email: string }, Failure>> {
  const tokenHash = invitationHash(deps, token);
  const found = tokenHash === null ? null : await findInvitation(deps.db, tokenHash, deps.now());
  return found === null ? err({ code: 'LINK_INVALID' }) : ok({ name: found.name, email: found.email });
}

/** Continues with the second factor. Errors: a bad password, LINK_INVALID. */
export async function acceptInvitation(
  deps: Deps & SecretDeps,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Result<WaitingStep, Failure>> {
  const problem = newPasswordProblem(deps, 'password', password);
  if (problem !== null) return err(problem);
  const tokenHash = invitationHash(deps, token);
  if (tokenHash === null) return err({ code: 'LINK_INVALID' });
  const passwordHash = await hashPassword(password);
  const accepted = await transact<MemberRow, Failure>(deps.db, async (tx) => {
    const at = deps.now();
    const invitation = await useInvitation(tx, tokenHash, at);
    const member = invitation === null ? null : await lockMember(tx, invitation.memberId);
    if (member?.status !== 'invited') return err({ code: 'LINK_INVALID' });
    await updateMember(tx, member.id, { status: 'active', passwordHash, updatedAt: at });
    await endInvitations(tx, member.id, at);
    recordAct(tx, deps, memberActor(member), {
      action: 'accepted the invitation',
      kind: 'staff member',
      id: member.id,
      label: member.name,
      before: { status: 'invited' },
      after: { status: 'active' },
      reason: null,
    });
    return ok(member);
  });
  return accepted.ok ? ok(await nextStep(deps, accepted.value)) : accepted;
}
