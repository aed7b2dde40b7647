import { err, ok, type Result } from '@ilaneer/domain/result';
import { ANSWER_WAYS, type AnswerWay, statusAfterMessage } from '@ilaneer/domain/support/ticket';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import type { StaffMember } from '../../http/staff-access.ts';
import { recordAct } from '../audit/audit.ts';
import {
  findAnyTicket,
  insertTicketMessage,
  lockTicket,
  type Ticket,
  updateTicketStatus,
} from './repository.ts';

type Answered = { readonly ticketId: string; readonly version: number; readonly by: AnswerWay };

/** SUPPORT-8. `version`: the message count. Errors: TICKET_NOT_FOUND, VERSION_STALE. */
export function markAnswered(
  deps: Deps,
  actor: StaffMember,
  { ticketId, version, by }: Answered,
): Promise<Result<Ticket, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<Ticket, Failure>> => {
    await lockTicket(tx, null, ticketId);
    const before = await findAnyTicket(tx, ticketId);
    if (before === null) return err({ code: 'TICKET_NOT_FOUND' });
    if (before.status !== 'open' || before.messages.length !== version) {
      return err({ code: 'VERSION_STALE' });
    }
    const at = deps.now();
    const added = {
      ticketId,
      position: version + 1,
      author: 'staff' as const,
      body: ANSWER_WAYS[by],
      writtenAt: at,
    };
    const changes = { status: statusAfterMessage('staff'), updatedAt: at };
    await insertTicketMessage(tx, added);
    await updateTicketStatus(tx, ticketId, changes);
    recordAct(tx, deps, actor, {
      action: by === 'email' ? 'answered by e-mail' : 'answered by phone',
      kind: 'ticket',
      id: ticketId,
      label: before.number,
      before: { status: before.status },
      after: { status: changes.status },
      reason: null,
    });
    return ok({ ...before, ...changes, messages: [...before.messages, added] });
  });
}
