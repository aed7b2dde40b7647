import type { Mail } from '../outbox/mailer.ts';
import type { TicketRow } from './repository.ts';

/** Tells whoever wrote that the shop has it, under which number, and what they wrote. */
export function ticketOpenedMail(
  ticket: Pick<TicketRow, 'id' | 'number' | 'name' | 'subject'>,
  to: string,
  message: string,
  brandName: string,
): Mail {
  return {
    id: `ticket-opened ${ticket.id}`,
    to,
    subject: `We have your message (${ticket.number})`,
    text: [
      `Dear ${ticket.name},`,
      '',
      `thank you for writing to ${brandName}. Your ticket number is ${ticket.number}.`,
      'We reply within 48 hours, mostly sooner. Please keep the number at hand if you call us.',
      '',
      `About: ${ticket.subject}`,
      'You wrote:',
      ...message.split('\n').map((line) => `> ${line}`),
      '',
      'If you did not write to us, please ignore this mail.',
      '',
      'With warm regards from Kerala,',
      brandName,
    ].join('\n'),
  };
}
