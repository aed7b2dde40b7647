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

/** All proofs share one limit. */
export const PROOF_LIMIT = {
  name: 'confirm-staff',
  max: 20,
  windowMs: HOUR_MS,
  keyOf: ({ staff, ip }: FastifyRequest) => staff?.id ?? callerNetwork(ip),
};

/** STAFF-10. Uses up the code with the act. Errors: PASSWORD_WRONG, SECOND_FACTOR_WRONG, those of `act`. */
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
    // A concurrent change invalidates the typed password.
    if (member === null || member.passwordHash !== known.passwordHash) return err({ code: 'PASSWORD_WRONG' });
    if ((await acceptCode(tx, deps, member, code)) === null) return err({ code: 'SECOND_FACTOR_WRONG' });
    return act(tx, member);
  });
}
