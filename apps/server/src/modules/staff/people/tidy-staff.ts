import type { Database } from '../../../db/connect.ts';
import { deleteOldChallenges } from '../challenge/repository.ts';
import { deleteOldSessions } from '../session/repository.ts';
import { deleteOldInvitations } from './repository.ts';

/** Deletes what staff left behind before then: steps of sign-ins, ended sessions and invitations. */
export async function deleteOldStaffTraces(db: Database, before: Date): Promise<void> {
  await deleteOldChallenges(db, before);
  await deleteOldSessions(db, before);
  await deleteOldInvitations(db, before);
}
