import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import type { Failure } from '../../../http/failure.ts';
import { lockMember } from '../member/repository.ts';
import { refusedGrant } from '../roles/change-roles.ts';
import { findPerson, type PersonRow } from './repository.ts';
import { toPersonView } from './views.ts';

/** Expected version; none on the command line. */
export type ManagedPerson = { readonly id: string; readonly version: number | null };

/**
 * Refuses members with more permissions (STAFF-7). Errors: STAFF_MEMBER_NOT_FOUND, VERSION_STALE,
 * GRANT_BEYOND_OWN.
 */
export async function openPerson(
  tx: Database,
  actor: StaffActor,
  { id, version }: ManagedPerson,
): Promise<Result<PersonRow, Failure>> {
  const locked = await lockMember(tx, id);
  const person = locked === null ? null : await findPerson(tx, id);
  if (person === null) return err({ code: 'STAFF_MEMBER_NOT_FOUND' });
  if (version !== null && version !== person.member.version) {
    return err({ code: 'VERSION_STALE', data: { current: toPersonView(person, actor.id) } });
  }
  const refused = refusedGrant(actor, person.permissions);
  return refused === null ? ok(person) : err(refused);
}
