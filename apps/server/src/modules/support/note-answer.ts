import { statusAfterMessage } from '@ilaneer/domain/support/ticket';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { StaffMember } from '../../http/staff-access.ts';
import { type Mail, messageIdOf } from '../../messages/mailer.ts';
import { recorded } from './answer.ts';
import { type InboundDeps, mailsOf, threadOf } from './mail-thread.ts';
import { findAnyTicket, insertTicketMessage, lockTicket, nextPosition, updateTicket } from './repository.ts';

/**
 * An answer that a mail of its own brings, such as a quote: it stops the clock (SUPPORT-9). Returns the
 * headers that put that mail into the thread.
 */
export async function noteAnswer(
  tx: Database,
  deps: Deps & InboundDeps,
  actor: StaffMember,
  { ticketId, mailId, body }: { readonly ticketId: string; readonly mailId: string; readonly body: string },
): Promise<Pick<Mail, 'replyTo' | 'headers'>> {
  await lockTicket(tx, null, ticketId);
  const before = await findAnyTicket(tx, ticketId);
  if (before === null) throw new Error(`ticket ${ticketId} is gone`);
  const at = deps.now();
  const position = nextPosition(before);
  await insertTicketMessage(tx, {
    ticketId,
    position,
    author: 'staff',
    body,
    writtenAt: at,
    staffId: actor.id,
    mailId: messageIdOf(mailId, deps.brand.seller.email),
  });
  await updateTicket(tx, ticketId, {
    status: statusAfterMessage('staff'),
    assigneeId: before.assigneeId ?? actor.id,
    firstAnsweredAt: before.firstAnsweredAt ?? at,
    closedAt: null,
    updatedAt: at,
  });
  await recorded(tx, deps, actor, 'sent a quote', before);
  const { replyTo, headers = {} } = threadOf(deps, before, mailsOf(deps, before, position));
  return { ...(replyTo !== undefined && { replyTo }), headers: { ...headers, 'Auto-Submitted': 'no' } };
}
