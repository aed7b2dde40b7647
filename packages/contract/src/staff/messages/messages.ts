import {
  ANSWER_CHANNELS,
  ANSWER_URGENCIES,
  type AnswerChannel,
  TICKET_KINDS,
  TICKET_STATUSES,
} from '@ilaneer/domain/support/ticket';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, DateOrNull, Id, IsoDate, TextOrNull } from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';
import { IfMatch, versionField } from '../version.ts';

const Photo = showsCustomer(
  Type.Unsafe<Uint8Array>({
    description: 'The photo',
    content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
  }),
  { on: 'message', by: 'ticket', param: 'messageId' },
);
const messageParams = Type.Object({ messageId: Id('The id of the message is required') });

const rowFields = {
  id: Type.String(),
  ticketNumber: Type.String(),
  kind: Type.Enum([...TICKET_KINDS]),
  status: Type.Enum([...TICKET_STATUSES]),
  subject: Type.String(),
  name: Type.String(),
  createdAt: IsoDate,
  /** Deadline of the first unanswered message; null without one (SUPPORT-9). */
  answerDueAt: DateOrNull,
  urgency: Type.Enum(['none', ...ANSWER_URGENCIES]),
  photos: Type.Integer(),
};

export const StaffMessageRow = showsCustomer(Type.Object(rowFields), {
  on: 'list',
  by: 'ticket',
  property: 'id',
});

export type StaffMessageRow = Static<typeof StaffMessageRow>;

/** Messages to the shop: contact forms, enquiries, support for orders and refund requests (SUPPORT-8). */
export const listStaffMessages = defineCall({
  method: 'GET',
  path: '/staff/messages',
  summary: 'Messages to the shop',
  access: 'staff:messages.answer',
  query: Type.Object({
    ...listFields,
    status: Type.Optional(Type.Enum([...TICKET_STATUSES])),
    kind: Type.Optional(Type.Enum([...TICKET_KINDS])),
    /** Of messages that wait for an answer. */
    clock: Type.Optional(Type.Enum([...ANSWER_URGENCIES])),
    sort: Type.Optional(Type.Enum(['newest', 'oldest'])),
  }),
  reply: listReply(StaffMessageRow),
});

const Message = Type.Object({
  ...rowFields,
  photos: Type.Array(Type.Object({ id: Type.String() })),
  email: TextOrNull,
  phone: TextOrNull,
  country: TextOrNull,
  order: Type.Union([
    Type.Null(),
    Type.Object({ id: Type.String(), orderNumber: Type.String(), lineName: TextOrNull }),
  ]),
  messages: Type.Array(
    Type.Object({
      position: Type.Integer(),
      author: Type.Enum(['shopper', 'staff']),
      body: Type.String(),
      at: IsoDate,
    }),
  ),
  ...versionField,
});

export const StaffMessageView = showsCustomer(Message, { on: 'message', by: 'ticket', property: 'id' });

export type StaffMessageView = Static<typeof StaffMessageView>;

const shown = successReply({ message: StaffMessageView });

export const getStaffMessage = defineCall({
  method: 'GET',
  path: '/staff/messages/:messageId',
  summary: 'A message to the shop with its photos',
  access: 'staff:messages.answer',
  params: messageParams,
  reply: shown,
});

export const getStaffMessagePhoto = defineCall({
  method: 'GET',
  path: '/staff/messages/:messageId/photos/:photoId',
  summary: 'A photo of a message to the shop',
  access: 'staff:messages.answer',
  params: Type.Object({
    messageId: Id('The id of the message is required'),
    photoId: Id('Photo ID is required'),
  }),
  reply: Photo,
});

/** Stops the clock of a message answered outside the shop (SUPPORT-8). */
export const markMessageAnswered = defineCall({
  method: 'POST',
  path: '/staff/messages/:messageId/answered',
  summary: 'Mark a message as answered',
  access: 'staff:messages.answer',
  params: messageParams,
  headers: IfMatch,
  body: Type.Object({
    by: Type.Enum(
      Object.keys(ANSWER_CHANNELS).filter((way): way is AnswerChannel => way in ANSWER_CHANNELS),
      anyProblem('Choose e-mail or phone'),
    ),
  }),
  reply: shown,
});
