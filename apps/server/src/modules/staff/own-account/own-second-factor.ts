import type { StaffProof } from '@ilaneer/contract/staff/people/proof';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import type { Failure } from '../../../http/failure.ts';
import type { StaffMember } from '../../../http/staff-access.ts';
import { lockMember } from '../member/repository.ts';
import { withProof } from '../second-factor/confirm-member.ts';
import { giveRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { finishSetUp, openSetUp, trySetUp } from '../second-factor/set-up.ts';
import { noteOwn } from '../session/own-sessions.ts';

const PURPOSE = 'new-second-factor';
type Codes = readonly string[];

export function beginReplacement(
  deps: Deps & SecretDeps,
  actor: StaffMember,
  proof: StaffProof,
): Promise<Result<string, Failure>> {
  return withProof<string>(deps, actor, proof, async (tx) =>
    ok(await openSetUp(tx, deps, PURPOSE, actor.id)),
  );
}

/** By a code of the new app. Errors: STAFF_SIGN_IN_EXPIRED, SECOND_FACTOR_WRONG. */
export async function finishReplacement(
  deps: Deps & SecretDeps,
  actor: StaffMember,
  { token, code }: { readonly token: string; readonly code: string },
): Promise<Result<Codes, Failure>> {
  const setUp = await trySetUp(deps, PURPOSE, token);
  if (setUp?.memberId !== actor.id) return err({ code: 'STAFF_SIGN_IN_EXPIRED' });
  return transact<Codes, Failure>(deps.db, async (tx) => {
    await lockMember(tx, actor.id);
    const codes = await finishSetUp(tx, deps, { ...setUp, purpose: PURPOSE, token }, code);
    if (codes === null) return err({ code: 'SECOND_FACTOR_WRONG' });
    noteOwn(tx, deps, actor, { action: 'set up another authenticator app', after: null });
    return ok(codes);
  });
}

/** Errors: those of a proof. */
export function renewOwnRecoveryCodes(
  deps: Deps & SecretDeps,
  actor: StaffMember,
  proof: StaffProof,
): Promise<Result<Codes, Failure>> {
  return withProof<Codes>(deps, actor, proof, async (tx) => {
    noteOwn(tx, deps, actor, { action: 'made new recovery codes', after: null });
    return ok(await giveRecoveryCodes(tx, actor.id));
  });
}
