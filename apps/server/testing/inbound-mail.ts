import { randomUUID } from 'node:crypto';
import { count, eq, inArray } from 'drizzle-orm';
import { ticketMessages, tickets } from '../src/db/schema/content/ticket.ts';
import { messageIdOf } from '../src/messages/mailer.ts';
import { sign } from '../src/modules/payment/gateways/signature.ts';
import { threadOf } from '../src/modules/support/mail-thread.ts';
import type { Answer, TestShop } from './test-shop.ts';

export const INBOUND = { address: 'reply@in.shop.example', secret: 'a secret of more than 32 characters!' };

export function signedMail(body: string, seconds = Math.floor(Date.now() / 1_000)): string {
  return `t=${seconds},v1=${sign(`${seconds}.${body}`, INBOUND.secret)}`;
}

/** An object is sent as JSON, a text as RFC 822. */
export function deliverMail(shop: TestShop, mail: object | string, signature?: string): Promise<Answer> {
  const body = typeof mail === 'string' ? mail : JSON.stringify(mail);
  const type = typeof mail === 'string' ? 'message/rfc822' : 'application/json';
  const headers = { 'content-type': type, 'x-mail-signature': signature ?? signedMail(body) };
  return shop.call('POST', '/webhooks/mail', { body, headers });
}

export type MailedTicket = {
  readonly id: string;
  readonly email: string;
  /** Address with the token. */
  readonly to: string;
  /** Message-ID of the acknowledgement. */
  readonly opened: string;
};

export async function mailedTicket(shop: TestShop): Promise<MailedTicket> {
  const email = `asha.${randomUUID().slice(0, 8)}@example.in`;
  const form = { firstName: 'Asha', phone: '+91 98765 43210', message: 'Do you deliver to Idukki?', email };
  const { body } = await shop.call('POST', '/contact-form', { body: form });
  const [row] = await shop.db
    .select()
    .from(tickets)
    .where(eq(tickets.number, String(body.ticketNumber)));
  if (row === undefined) throw new Error('the contact form opened no ticket');
  const to = threadOf(shop.deps, row, []).replyTo ?? '';
  const opened = messageIdOf(`ticket-opened ${row.id}`, shop.deps.brand.seller.email);
  return { id: row.id, email, to, opened };
}

/** Replies by token and by reference in turn, every third twice, in an order of their own; with all messages then. */
export async function deliverMany(
  shop: TestShop,
  deliver: (mail: object) => Promise<Answer>,
  opened: readonly MailedTicket[],
  replies: number,
): Promise<{ readonly statuses: ReadonlyMap<unknown, number>; readonly total: number }> {
  const mails = Array.from({ length: replies }, (_, number) => {
    const ticket = opened[number % opened.length];
    if (ticket === undefined) throw new Error('no ticket to answer');
    const { id, email, to, opened: inReplyTo } = ticket;
    const way = number % 2 === 0 ? { to } : { to: 'care@shop.example', inReplyTo };
    return { messageId: `<bulk${number}-${id}@mail.example>`, from: email, text: `Reply ${number}`, ...way };
  });
  const keyOf = ({ messageId }: { messageId: string }) => sign(messageId, 'order');
  const queue = [...mails, ...mails.filter((_, number) => number % 3 === 0)].toSorted((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : 1,
  );
  const statuses = new Map<unknown, number>();
  const work = async () => {
    for (let mail = queue.shift(); mail !== undefined; mail = queue.shift()) {
      const { status } = (await deliver(mail)).body;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  const ids = opened.map(({ id }) => id);
  const [row] = await shop.db
    .select({ total: count() })
    .from(ticketMessages)
    .where(inArray(ticketMessages.ticketId, ids));
  return { statuses, total: row?.total ?? 0 };
}
