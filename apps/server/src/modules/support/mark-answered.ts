import { err, ok, type Result } from '@ilaneer/domain/result';
import { ANSWER_CHANNELS, type AnswerChannel, statusAfterMessage } from '@ilaneer/domain/support/ticket';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import type { StaffMember } from '../../http/staff-access.ts';
import { recordAct } from '../audit/audit.ts';
import {
  findAnyTicket,
  insertTicketMessage,
  lockTicket,
  nextPosition,
  type Ticket,
  updateTicket,
} from './repository.ts';

type Answered = { readonly ticketId: string; readonly version: number; readonly by: AnswerChannel };

/** SUPPORT-8. Errors: TICKET_NOT_FOUND, VERSION_STALE. */
export function markAnswered(
  deps: Deps,
  actor: StaffMember,
  { ticketId, version, by }: Answered,
): Promise<Result<Ticket, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<Ticket, Failure>> => {
    await lockTicket(tx, null, ticketId);
    const before = await findAnyTicket(tx, ticketId);
    if (before === null) return err({ code: 'TICKET_NOT_FOUND' });
    if (before.status !== 'open' || before.version !== version) {
      return err({ code: 'VERSION_STALE' });
    }
    const at = deps.now();
    const status = statusAfterMessage('staff');
    await insertTicketMessage(tx, {
      ticketId,
      position: nextPosition(before),
      author: 'staff',
      body: ANSWER_CHANNELS[by],
      writtenAt: at,
      staffId: actor.id,
    });
    await updateTicket(tx, ticketId, {
      status,
      assigneeId: before.assigneeId ?? actor.id,
      firstAnsweredAt: before.firstAnsweredAt ?? at,
      updatedAt: at,
    });
    recordAct(tx, deps, actor, {
      action: by === 'email' ? 'answered by e-mail' : 'answered by phone',
      kind: 'ticket',
      id: ticketId,
      label: before.number,
      before: { status: before.status },
      after: { status },
      reason: null,
    });
    const after = await findAnyTicket(tx, ticketId);
    return after === null ? err({ code: 'TICKET_NOT_FOUND' }) : ok(after);
  });
}
