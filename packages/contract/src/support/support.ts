import { TICKET_STATUSES, WRITTEN_KINDS } from '@ilaneer/domain/support/ticket';
import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import {
  anyProblem,
  atMost,
  Id,
  IsoDate,
  Lines,
  Pagination,
  pageFields,
  problem,
  Text,
  TextOrNull,
} from '../message/fields.ts';

export const TicketView = Type.Object({
  id: Type.String(),
  ticketNumber: Type.String(),
  kind: Type.Enum([...WRITTEN_KINDS]),
  status: Type.Enum([...TICKET_STATUSES]),
  subject: Type.String(),
  order: Type.Union([
    Type.Null(),
    Type.Object({ id: Type.String(), orderNumber: Type.String(), lineName: TextOrNull }),
  ]),
  createdAt: IsoDate,
  updatedAt: IsoDate,
  /** 1 to 5, of the last closing (SUPPORT-15). */
  rating: Type.Optional(Type.Integer()),
  photos: Type.Array(Type.Object({ id: Type.String() })),
  messages: Type.Array(
    Type.Object({
      id: Type.String(),
      author: Type.Enum(['shopper', 'staff']),
      message: Type.String(),
      at: IsoDate,
    }),
  ),
});

export type TicketView = Static<typeof TicketView>;

const TicketReply = successReply({ message: Type.String(), ticket: TicketView });

function MessageText() {
  return Lines(10_000, problem('Message is required', atMost('Message', 2_000)));
}

export const openTicket = defineCall({
  method: 'POST',
  path: '/support-tickets',
  summary: 'Open a support ticket',
  tag: 'Contact',
  access: 'shopper',
  body: Type.Object({
    orderId: Type.Optional(
      Type.Union([Text(100), Type.Null()], {
        ...problem('Order ID is required'),
      }),
    ),
    line: Type.Optional(
      Type.Union([Text(100), Type.Null()], {
        ...anyProblem('Please choose an item of this order'),
        description: 'Variant ID of a line of the order.',
      }),
    ),
    message: MessageText(),
  }),
  reply: TicketReply,
  status: 201,
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND', 'RATE_LIMITED'],
});

export const getTickets = defineCall({
  method: 'GET',
  path: '/support-tickets',
  summary: 'List support tickets',
  tag: 'Contact',
  access: 'shopper',
  query: Type.Object(pageFields),
  reply: successReply({
    tickets: Type.Array(TicketView),
    count: Type.Integer(),
    pagination: Pagination,
  }),
  errors: ['VALIDATION_FAILED'],
});

/** A closed ticket opens again (SUPPORT-1). */
export const addTicketMessage = defineCall({
  method: 'POST',
  path: '/support-tickets/:id/messages',
  summary: 'Add a message to a support ticket',
  tag: 'Contact',
  access: 'shopper',
  params: Type.Object({ id: Id('Ticket ID is required') }),
  body: Type.Object({ message: MessageText() }),
  reply: TicketReply,
  status: 201,
  errors: ['VALIDATION_FAILED', 'TICKET_NOT_FOUND', 'RATE_LIMITED'],
});
