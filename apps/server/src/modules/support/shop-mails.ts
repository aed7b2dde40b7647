import { formatMoment } from '@ilaneer/domain/india-day';
import { answerDueAt, mayBeGrievance } from '@ilaneer/domain/support/ticket';
import type { Deps } from '../../deps/deps.ts';
import { letter } from '../../messages/letter.ts';
import type { Mail } from '../../messages/mailer.ts';
import { plainWords } from '../../messages/plain-words.ts';
import type { WaitingTicket } from './desk-repository.ts';
import type { TicketRow } from './repository.ts';

type Shop = Pick<Deps, 'brand'> & { readonly config: Pick<Deps['config'], 'publicUrl'> };

export type Written = { readonly position: number; readonly message: string; readonly photos: number };

/** To support, and to the grievance officer if it may be a complaint (SUPPORT-7). */
export function shopMails(
  ticket: Pick<TicketRow, 'id' | 'number' | 'kind' | 'name' | 'email' | 'phone' | 'subject'>,
  { position, message, photos }: Written,
  { brand, config }: Shop,
): Mail[] {
  const { id, number, kind, name, email, phone, subject } = ticket;
  const content = letter({
    brand,
    shopUrl: config.publicUrl,
    heading: position === 1 ? 'A new message' : 'A further message',
    paragraphs: [
      `${plainWords(name)} wrote to ${brand.name} and was promised an answer within 48 hours.`,
      email === null
        ? 'No e-mail address was given: please call.'
        : 'A reply to this mail goes to the address that the writer gave.',
    ],
    facts: [
      ['Ticket', number],
      ['About', subject],
      ['E-mail', email ?? 'not given'],
      ['Phone', phone ?? 'not given'],
      ['Photos', String(photos)],
    ],
    quote: message,
    button: { label: 'Open in the staff app', url: `${config.publicUrl}/backoffice/messages/${id}` },
    notes: ['Answer it there. Mark it as answered there if you call, or reply to this mail.'],
  });
  const officer = brand.grievanceOfficer.email;
  const to = [brand.seller.email, ...(mayBeGrievance(kind) && officer !== '' ? [officer] : [])];
  return [...new Set(to)].map((address) => ({
    id: `message-received ${id} ${position} ${address}`,
    kind: 'message-received',
    to: address,
    ...(email !== null && { replyTo: email }),
    subject: `${number}: ${subject}`,
    ...content,
  }));
}

/** Reminder with less than 12 of 48 hours left (SUPPORT-9). */
export function messagesWaitMail(
  { id, to }: Pick<Mail, 'id' | 'to'>,
  waiting: readonly WaitingTicket[],
  { brand, config }: Shop,
): Mail {
  const count = waiting.length;
  const heading = count === 1 ? 'A message waits for an answer' : `${count} messages wait for an answer`;
  return {
    id: `messages-wait ${id}`,
    kind: 'messages-wait',
    to,
    subject: `${heading} (${brand.name})`,
    ...letter({
      brand,
      shopUrl: config.publicUrl,
      heading,
      paragraphs: [
        'Writers are promised an answer within 48 hours, and the law asks for it. 36 of them are gone.',
      ],
      facts: waiting
        .slice(0, MOST_NAMED)
        .map(({ number, since }) => [number, `answer by ${formatMoment(answerDueAt(since))}`]),
      button: {
        label: 'See the messages',
        url: `${config.publicUrl}/backoffice/messages?status=open&sort=oldest`,
      },
      notes: ['Answer them in the staff app, or mark them as answered there after a call.'],
    }),
  };
}

const MOST_NAMED = 20;
