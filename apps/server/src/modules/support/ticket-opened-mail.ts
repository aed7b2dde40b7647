import { letter } from '../../messages/letter.ts';
import type { MailBrand } from '../../messages/letter-content.ts';
import type { Mail } from '../../messages/mailer.ts';
import { greetingTo } from '../../messages/plain-words.ts';
import type { TicketRow } from './repository.ts';

/** Shop and tracking link (SUPPORT-6). */
export type TicketMailContext = {
  readonly brand: MailBrand;
  readonly publicUrl: string;
  readonly trackLink: string;
};

/** Repeats name and message to verified addresses only (else null): no relay for abuse. */
export function ticketOpenedMail(
  ticket: Pick<TicketRow, 'id' | 'kind' | 'number' | 'name' | 'subject'>,
  to: string,
  message: string | null,
  { brand, publicUrl, trackLink }: TicketMailContext,
): Mail {
  const isEnquiry = ticket.kind === 'enquiry';
  const [what, thanks] = isEnquiry
    ? ['enquiry', `Thank you for asking ${brand.name}.`]
    : ['message', `Thank you for writing to ${brand.name}.`];
  return {
    id: openedMailId(ticket.id),
    kind: isEnquiry ? 'enquiry-received' : 'ticket-opened',
    to,
    subject: openedSubject(ticket),
    ...letter({
      brand,
      shopUrl: publicUrl,
      heading: `We have your ${what}`,
      greeting: message === null ? 'Hello,' : greetingTo(ticket.name),
      paragraphs: [
        `${thanks} Your ticket number is ${ticket.number}.`,
        'We reply within 48 hours, usually sooner. Please keep the number at hand if you call us, or follow how far we are.',
      ],
      facts: [
        ['Ticket', ticket.number],
        ['About', ticket.subject],
      ],
      ...(message !== null && { quote: message }),
      button: nextOf(ticket.kind, publicUrl, trackLink),
      notes: ['If you did not write to us, please ignore this mail.'],
    }),
  };
}

/** Replies name it. */
export function openedMailId(ticketId: string): string {
  return `ticket-opened ${ticketId}`;
}

/** Of the whole thread. */
export function openedSubject({ kind, number }: Pick<TicketRow, 'kind' | 'number'>): string {
  return `We have your ${kind === 'enquiry' ? 'enquiry' : 'message'} (${number})`;
}

export function nextOf(
  kind: TicketRow['kind'],
  publicUrl: string,
  trackLink: string,
): { label: string; url: string } {
  switch (kind) {
    case 'enquiry':
      return { label: 'Follow your enquiry', url: `${publicUrl}/#/track-ticket?link=${trackLink}` };
    case 'order':
    case 'delivery':
      return { label: 'See your messages', url: `${publicUrl}/#/support` };
    case 'contact':
      return { label: 'Follow your message', url: `${publicUrl}/#/track-ticket?link=${trackLink}` };
  }
}
