import { err, ok, type Result } from '@ilaneer/domain/result';
import { ANSWER_UNDO_MS, statusAfterMessage } from '@ilaneer/domain/support/ticket';
import { validateAnswer } from '@ilaneer/domain/support/validate-ticket';
import { typedLines } from '@ilaneer/domain/text/typed-text';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import type { StaffMember } from '../../http/staff-access.ts';
import { recordAct } from '../audit/audit.ts';
import {
  deleteTicketMessage,
  findAnyTicket,
  insertTicketMessage,
  lockTicket,
  nextPosition,
  type Ticket,
  updateTicket,
} from './repository.ts';

type At = { readonly ticketId: string; readonly version: number };

// The click on Undo is on its way for a moment.
export const MAIL_AFTER_MS = ANSWER_UNDO_MS + 1_500;

/** SUPPORT-10. Errors: VALIDATION_FAILED, TICKET_NOT_FOUND, TICKET_UNANSWERABLE, VERSION_STALE. */
export function answerTicket(
  deps: Deps,
  actor: StaffMember,
  at: At & { readonly message: string },
): Promise<Result<Ticket, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<Ticket, Failure>> => {
    const problems = validateAnswer(at.message);
    if (problems.length > 0) return err(invalid(problems));
    const found = await lockAtVersion(tx, at);
    if (!found.ok) return found;
    const before = found.value;
    if (before.email === null) return err({ code: 'TICKET_UNANSWERABLE' });
    const now = deps.now();
    const position = nextPosition(before);
    const mailAfter = new Date(now.getTime() + MAIL_AFTER_MS);
    await insertTicketMessage(tx, {
      ticketId: before.id,
      position,
      author: 'staff',
      body: typedLines(at.message),
      writtenAt: now,
      staffId: actor.id,
      mailAfter,
      tookTicket: before.assigneeId === null,
    });
    await updateTicket(tx, before.id, {
      status: statusAfterMessage('staff'),
      assigneeId: before.assigneeId ?? actor.id,
      firstAnsweredAt: before.firstAnsweredAt ?? now,
      closedAt: null,
      updatedAt: now,
    });
    await deps.jobs.enqueue(
      tx,
      'mail-answer',
      { ticketId: before.id, position, mailAfter: mailAfter.toISOString() },
      { afterMs: MAIL_AFTER_MS },
    );
    return recorded(tx, deps, actor, 'answered', before);
  });
}

/** Until it is mailed. Errors: TICKET_NOT_FOUND, VERSION_STALE, ANSWER_MAILED. */
export function undoAnswer(
  deps: Deps,
  actor: StaffMember,
  at: At & { readonly position: number },
): Promise<Result<Ticket, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<Ticket, Failure>> => {
    const found = await lockAtVersion(tx, at);
    if (!found.ok) return found;
    const before = found.value;
    const answer = before.messages.find(({ position }) => position === at.position);
    if (answer?.author !== 'staff') return err({ code: 'TICKET_NOT_FOUND' });
    if (answer.mailAfter === null) return err({ code: 'ANSWER_MAILED' });
    await deleteTicketMessage(tx, before.id, at.position);
    const left = before.messages.filter((message) => message !== answer);
    const answers = left.filter(({ author }) => author === 'staff');
    const isTaken = answer.tookTicket && before.assigneeId === answer.staffId;
    await updateTicket(tx, before.id, {
      status: statusAfterMessage(left.at(-1)?.author ?? 'shopper'),
      firstAnsweredAt: answers[0]?.writtenAt ?? null,
      ...(isTaken && { assigneeId: null }),
      closedAt: null,
      updatedAt: deps.now(),
    });
    return recorded(tx, deps, actor, 'undid the answer', before);
  });
}

/** Errors: TICKET_NOT_FOUND, VERSION_STALE. */
export async function lockAtVersion(
  tx: Database,
  { ticketId, version }: At,
): Promise<Result<Ticket, Failure>> {
  await lockTicket(tx, null, ticketId);
  const found = await findAnyTicket(tx, ticketId);
  if (found === null) return err({ code: 'TICKET_NOT_FOUND' });
  return found.version === version ? ok(found) : err({ code: 'VERSION_STALE' });
}

/** The words stay out of the audit log (AUDIT-3). */
export async function recorded(
  tx: Database,
  deps: Deps,
  actor: StaffMember,
  action: string,
  before: Ticket,
): Promise<Result<Ticket, Failure>> {
  const after = await findAnyTicket(tx, before.id);
  if (after === null) throw new Error(`ticket ${before.id} is gone though it is locked`);
  recordAct(tx, deps, actor, {
    action,
    kind: 'ticket',
    id: before.id,
    label: before.number,
    before: factsOf(before),
    after: factsOf(after),
    reason: null,
  });
  return ok(after);
}

function factsOf({ status, assigneeName, messages }: Ticket) {
  return { status, assignee: assigneeName, messages: messages.length };
}
