import { err, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import type { StaffMember } from '../../http/staff-access.ts';
import { lockAtVersion, recorded } from './answer.ts';
import { findAssignees } from './assignees-repository.ts';
import { type Ticket, updateTicket } from './repository.ts';

/** SUPPORT-16. Null: unassigned. Errors: VALIDATION_FAILED, TICKET_NOT_FOUND, VERSION_STALE. */
export function assignTicket(
  deps: Deps,
  actor: StaffMember,
  at: { readonly ticketId: string; readonly version: number; readonly memberId: string | null },
): Promise<Result<Ticket, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<Ticket, Failure>> => {
    const found = await lockAtVersion(tx, at);
    if (!found.ok) return found;
    const before = found.value;
    const { memberId: assigneeId } = at;
    if (assigneeId !== null && !(await findAssignees(tx)).some(({ id }) => id === assigneeId)) {
      return err(invalid([{ field: 'memberId', message: 'This person does not answer messages' }]));
    }
    await updateTicket(tx, before.id, { assigneeId });
    return recorded(tx, deps, actor, assigneeId === null ? 'unassigned' : 'assigned', before);
  });
}

/** Acting on an unassigned one takes it. */
export async function takeTicket(
  tx: Database,
  { id, assigneeId }: Ticket,
  actor: StaffMember,
): Promise<void> {
  if (assigneeId === null) await updateTicket(tx, id, { assigneeId: actor.id });
}
