import { readCode } from '@ilaneer/domain/staff/second-factor';
import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import { unseal } from '../../../deps/sealed.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import { type MemberRow, useStep } from '../member/repository.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

export async function acceptCode(
  tx: Database,
  { keys, now }: Pick<Deps, 'now'> & SecretDeps,
  member: MemberRow,
  typed: string,
): Promise<'code' | 'recovery-code' | null> {
  const read = readCode(typed);
  if (read === null) return null;
  if (read.kind === 'recovery') {
    const isUsed = await takeRecoveryCode(tx, { keys }, { memberId: member.id, code: read.code }, now());
    return isUsed ? 'recovery-code' : null;
  }
  const secret = member.totpSecret === null ? null : unseal(keys, 'staff-totp', member.totpSecret);
  const step = secret === null ? null : stepOfCode(secret, read.code, now());
  return step !== null && (await useStep(tx, member.id, step)) ? 'code' : null;
}
