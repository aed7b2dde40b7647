import { TICKET_STATUSES, WRITTEN_KINDS } from '@ilaneer/domain/support/ticket';
import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, atMost, Code, IsoDate, problem, Text } from '../message/fields.ts';

/** Progress without texts: number and address do not prove identity. */
export const TrackedTicketView = Type.Object({
  ticketNumber: Type.String(),
  kind: Type.Enum([...WRITTEN_KINDS]),
  status: Type.Enum([...TICKET_STATUSES]),
  createdAt: IsoDate,
  updatedAt: IsoDate,
  /** Promised first reply (SUPPORT-6). */
  answerBy: IsoDate,
});

export type TrackedTicketView = Static<typeof TrackedTicketView>;

/** Progress by number and address, or by the mail's link. Any mismatch gets the same reply. */
export const trackTicket = defineCall({
  method: 'POST',
  path: '/track-ticket',
  summary: 'Track a message or enquiry',
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
  errors: ['VALIDATION_FAILED', 'TICKET_NOT_FOUND', 'RATE_LIMITED'],
});

/** By the link of the mail that a closed ticket sends (SUPPORT-15). */
export const rateTicket = defineCall({
  method: 'POST',
  path: '/rate-ticket',
  summary: 'Rate the answer to a message',
  tag: 'Contact',
  access: 'open',
  body: Type.Object({
    link: Text(300, anyProblem('This link is not valid.')),
    /** Null: not solved, which opens the ticket again. */
    rating: Type.Union(
      [Type.Integer({ minimum: 1, maximum: 5 }), Type.Null()],
      anyProblem('Please choose 1 to 5, or that it is not solved'),
    ),
  }),
  reply: successReply({ message: Type.String() }),
  errors: ['VALIDATION_FAILED', 'LINK_INVALID', 'TICKET_NOT_CLOSED', 'RATE_LIMITED'],
});

export const eraseMessages = defineCall({
  method: 'POST',
  path: '/erase-messages',
  summary: 'Erase messages sent without an account',
  tag: 'Contact',
  access: 'open',
  body: Type.Object({ link: Text(300, anyProblem('This link is not valid')) }),
  reply: successReply({ message: Type.String(), erased: Type.Integer() }),
  errors: ['VALIDATION_FAILED', 'TICKET_NOT_FOUND', 'RATE_LIMITED'],
});
