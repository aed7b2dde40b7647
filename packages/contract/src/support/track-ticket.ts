import { TICKET_KINDS, TICKET_STATUSES } from '@ilaneer/domain/support/ticket';
import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, atMost, Code, IsoDate, problem, Text } from '../message/fields.ts';

/** How far a message or enquiry is, without its words: a number and an address are no proof of who asks. */
export const TrackedTicketView = Type.Object({
  ticketNumber: Type.String(),
  kind: Type.Enum([...TICKET_KINDS]),
  status: Type.Enum([...TICKET_STATUSES]),
  createdAt: IsoDate,
  updatedAt: IsoDate,
  /** Until when the first answer is promised (SUPPORT-6). */
  answerBy: IsoDate,
});

export type TrackedTicketView = Static<typeof TrackedTicketView>;

/**
 * Shows somebody without an account how far their message is, by its number and the address that they gave, or by the
 * link of the mail. Whatever does not fit is answered the same.
 */
export const trackTicket = defineCall({
  method: 'POST',
  path: '/track-ticket',
  summary: 'How far a message or enquiry is',
  tag: 'Contact',
  access: 'open',
  body: Type.Object({
    ticketNumber: Type.Optional(
      Code(100, problem('Please enter your ticket number', atMost('Ticket number', 100))),
    ),
    email: Type.Optional(Text(255, anyProblem('Please enter a valid email (e.g. name@example.com)'))),
    link: Type.Optional(Text(300)),
  }),
  reply: successReply({ ticket: TrackedTicketView }),
  status: 200,
  errors: ['VALIDATION_FAILED', 'TICKET_NOT_FOUND', 'RATE_LIMITED'],
});

/** Erases all that was written without an account from the address to which this link was mailed (PRIVACY-16). */
export const eraseMessages = defineCall({
  method: 'POST',
  path: '/erase-messages',
  summary: 'Erase what was written without an account',
  tag: 'Contact',
  access: 'open',
  body: Type.Object({ link: Text(300, anyProblem('This link is not valid')) }),
  reply: successReply({ message: Type.String(), erased: Type.Integer() }),
  status: 200,
  errors: ['VALIDATION_FAILED', 'TICKET_NOT_FOUND', 'RATE_LIMITED'],
});
