import type { StaffProof } from '@ilaneer/contract/staff/people/proof';
import { err, type Result } from '@ilaneer/domain/result';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../db/connect.ts';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { fitsPassword } from '../../../deps/passwords.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import type { Failure } from '../../../http/failure.ts';
import { callerNetwork } from '../../../http/networks.ts';
import type { StaffMember } from '../../../http/staff-access.ts';
import { findMember, lockMember, type MemberRow } from '../member/repository.ts';
import { acceptCode } from './accept-code.ts';

const HOUR_MS = 3_600_000;

/** Tries at a proof. Whatever is confirmed by one guesses at the same secrets, so that all calls count together. */
export const PROOF_LIMIT = {
  name: 'confirm-staff',
  max: 20,
  windowMs: HOUR_MS,
  keyOf: ({ staff, ip }: FastifyRequest) => staff?.id ?? callerNetwork(ip),
};

/**
 * Does what only the member themselves may do, and not whoever sits at their open session: after their password and
 * second factor, both anew (STAFF-10). The code is used up with what is done. Errors: PASSWORD_WRONG,
 * SECOND_FACTOR_WRONG, and those of `act`.
 */
export async function withProof<Done>(
  deps: Deps & SecretDeps,
  { id }: StaffMember,
  { password, code }: StaffProof,
  act: (tx: Database, member: MemberRow) => Promise<Result<Done, Failure>>,
): Promise<Result<Done, Failure>> {
  const known = await findMember(deps.db, id);
  const fits = await fitsPassword(known?.passwordHash ?? null, password);
  if (!fits || known === null) return err({ code: 'PASSWORD_WRONG' });
  return transact<Done, Failure>(deps.db, async (tx) => {
    const member = await lockMember(tx, id);
    // Whoever changed the password in this very moment has put an end to the one that was typed here.
    if (member === null || member.passwordHash !== known.passwordHash) return err({ code: 'PASSWORD_WRONG' });
    if ((await acceptCode(tx, deps, member, code)) === null) return err({ code: 'SECOND_FACTOR_WRONG' });
    return act(tx, member);
  });
}
