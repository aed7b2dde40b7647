import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../../deps/deps.ts';
import { fitsPassword } from '../../../deps/passwords.ts';
import type { Failure } from '../../../http/failure.ts';
import type { StaffMember } from '../../../http/staff-access.ts';
import { findMember, type MemberRow } from '../member/repository.ts';

/** Whether the member wants a change, and not only somebody at their open session. Errors: PASSWORD_WRONG. */
export async function confirmMember(
  { db }: Pick<Deps, 'db'>,
  { id }: StaffMember,
  password: string,
): Promise<Result<MemberRow, Failure>> {
  const member = await findMember(db, id);
  const fits = await fitsPassword(member?.passwordHash ?? null, password);
  return fits && member !== null ? ok(member) : err({ code: 'PASSWORD_WRONG' });
}
