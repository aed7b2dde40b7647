import { isEmail } from '@ilaneer/domain/account/email';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { type ReceivedMail, replyTokenIn } from '@ilaneer/domain/support/ticket-mail';
import { readTicketNumber } from '@ilaneer/domain/support/ticket-number';
import { typedLines, typedName, typedText } from '@ilaneer/domain/text/typed-text';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { idOfMailToken } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { plainWords } from '../../messages/plain-words.ts';
import { writeFurther } from './add-message.ts';
import type { InboundDeps } from './mail-thread.ts';
import {
  countMailsFrom,
  findMailedTicket,
  findNumberedTicket,
  isMailKnown,
  lockMail,
} from './received-mails-repository.ts';
import { findAnyTicket, lockTicket, type Ticket } from './repository.ts';
import { writeTicket } from './write-ticket.ts';

export type MailOutcome = 'ignored' | 'known' | 'added' | 'opened';

const HOUR_MS = 3_600_000;
/** An hour, for one sender. */
const MOST_MAILS = 30;
const MOST_NEW_TICKETS = 5;
const LONGEST = { words: 20_000, name: 100, subject: 200 } as const;
const OUR_MAIL = /^<ticket-(?:opened|answer|closed)\.([0-9a-f-]{36})(?:\.\d+)?@/;

/** SUPPORT-11. Each mail counts once. Errors: RATE_LIMITED, to be delivered again. */
export async function receiveMail(
  deps: Deps & InboundDeps,
  mail: ReceivedMail,
): Promise<Result<MailOutcome, Failure>> {
  const { address } = mail.from;
  const own = [deps.brand.seller.email, deps.config.inboundMail?.address];
  if (mail.isAutomatic || !isEmail(address) || own.includes(address)) return ok('ignored');
  return transact(deps.db, async (tx): Promise<Result<MailOutcome, Failure>> => {
    await lockMail(tx, mail.messageId);
    if (await isMailKnown(tx, mail.messageId)) return ok('known');
    const ticketId = await findTicketOf(tx, deps, mail);
    const sent = await countMailsFrom(tx, address, new Date(deps.now().getTime() - HOUR_MS));
    const isOver = ticketId === null ? sent.tickets >= MOST_NEW_TICKETS : sent.mails >= MOST_MAILS;
    if (isOver) return err({ code: 'RATE_LIMITED', retryAfterSeconds: HOUR_MS / 1_000 });
    if (ticketId === null) {
      await openByMail(tx, deps, mail);
      return ok('opened');
    }
    await lockTicket(tx, null, ticketId);
    const ticket = await findAnyTicket(tx, ticketId);
    if (ticket === null) throw new Error('a ticket is gone while a mail to it is read');
    await writeFurther(tx, deps, ticket, { body: wordsOf(mail, ticket), mailId: mail.messageId });
    return ok('added');
  });
}

/** The token of the address proves a reply; the mails that it names do so from the ticket's own address alone. */
async function findTicketOf(
  tx: Database,
  { keys, config }: InboundDeps,
  { to, references, from }: ReceivedMail,
): Promise<string | null> {
  const token = config.inboundMail === null ? null : replyTokenIn(to, config.inboundMail.address);
  const number = token === null ? null : idOfMailToken(keys, 'reply', token);
  const numbered = number === null ? null : await findNumberedTicket(tx, readTicketNumber(number));
  if (numbered !== null) return numbered;
  const ours = references.flatMap((reference) => OUR_MAIL.exec(reference)?.[1] ?? []);
  return findMailedTicket(tx, from.address, { ids: ours, mailIds: references });
}

async function openByMail(tx: Database, deps: Deps & InboundDeps, mail: ReceivedMail): Promise<void> {
  const { address, name } = mail.from;
  const shown = typedName(plainWords(name)).slice(0, LONGEST.name);
  await writeTicket(tx, deps, {
    kind: 'contact',
    userId: null,
    orderId: null,
    orderLinePosition: null,
    name: shown === '' ? address.slice(0, address.lastIndexOf('@')).slice(0, LONGEST.name) : shown,
    email: address,
    isEmailProven: false,
    phone: null,
    country: null,
    subject: typedText(mail.subject).slice(0, LONGEST.subject) || 'Mail without a subject',
    message: wordsOf(mail, null),
    mailId: mail.messageId,
  });
}

function wordsOf({ text, from, attachments }: ReceivedMail, ticket: Ticket | null): string {
  const words = typedLines(text.toWellFormed());
  const isOther = ticket !== null && from.address !== ticket.email;
  const files = attachments === 1 ? '1 attachment' : `${attachments} attachments`;
  return [
    ...(isOther ? [`(Sent from ${from.address})`] : []),
    // Above the words: the end of a mail may be cut with its quote.
    ...(attachments > 0 ? [`(${files} not kept)`] : []),
    words.length > LONGEST.words ? `${words.slice(0, LONGEST.words)} …` : words || '(No text)',
  ].join('\n\n');
}
