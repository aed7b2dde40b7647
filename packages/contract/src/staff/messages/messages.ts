import { ORDER_STATUSES } from '@ilaneer/domain/order/status';
import { PARCEL_STATES } from '@ilaneer/domain/parcel/parcel-state';
import { QUOTE_STATES } from '@ilaneer/domain/quote/quote-state';
import { RETURN_STATES } from '@ilaneer/domain/return/return-life';
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
import {
  anyProblem,
  DateOrNull,
  Id,
  IsoDate,
  Lines,
  problem,
  Rupees,
  TextOrNull,
} from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';
import { AttemptView, FailedDelivery } from '../parcels/attempt-view.ts';
import { IfMatch, versionField } from '../version.ts';

const Photo = showsCustomer(
  Type.Unsafe<Uint8Array>({
    description: 'The photo',
    content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
  }),
  { on: 'message', by: 'ticket', param: 'messageId' },
);
const messageParams = Type.Object({ messageId: Id('The id of the message is required') });

export const Colleague = Type.Object({ id: Type.String(), name: Type.String() });
export type Colleague = Static<typeof Colleague>;

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
  assignee: Type.Union([Colleague, Type.Null()]),
  /** End of the month to resolve a possible complaint; null for enquiries and closed ones (SUPPORT-14). */
  resolveBy: DateOrNull,
  isResolvedLate: Type.Boolean(),
  delivery: Type.Union([Type.Null(), FailedDelivery]),
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
    /** `grievance`: kinds that may be complaints. */
    kind: Type.Optional(Type.Enum([...TICKET_KINDS, 'grievance'])),
    /** Of messages that wait for an answer. */
    clock: Type.Optional(Type.Enum([...ANSWER_URGENCIES])),
    assignee: Type.Optional(Type.Enum(['me', 'none'])),
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
      /** Of staff; null for the shop's, and for former messages. */
      by: TextOrNull,
      body: Type.String(),
      /** Cut from the end of a mail (SUPPORT-12). */
      quoted: TextOrNull,
      at: IsoDate,
      isMail: Type.Boolean(),
      /** Mailed then; until then it can be undone (SUPPORT-10). */
      mailAfter: DateOrNull,
    }),
  ),
  /** Every version, oldest first (QUOTE-8). */
  quotes: Type.Array(
    Type.Object({
      id: Type.String(),
      number: Type.String(),
      revision: Type.Integer(),
      state: Type.Enum([...QUOTE_STATES]),
      total: Rupees,
      lastDay: Type.String(),
    }),
  ),
  /** Of a failed delivery, oldest first. */
  attempts: Type.Array(AttemptView),
  /** ISO days that can be chosen for the shopper. */
  days: Type.Array(Type.String()),
  /** Of the delivery address. */
  pinCode: TextOrNull,
  closedAt: DateOrNull,
  /** 1 to 5, by the writer (SUPPORT-15). */
  rating: Type.Union([Type.Integer(), Type.Null()]),
  notSolvedAt: DateOrNull,
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

export const WriterOrder = showsCustomer(
  Type.Object({
    id: Type.String(),
    orderNumber: Type.String(),
    status: Type.Enum([...ORDER_STATUSES]),
    total: Rupees,
    placedAt: IsoDate,
    /** `contact`: the same e-mail address or phone number, unproven. */
    match: Type.Enum(['ticket', 'account', 'contact']),
    parcels: Type.Array(
      Type.Object({
        id: Type.String(),
        state: Type.Enum([...PARCEL_STATES]),
        courier: TextOrNull,
        trackingNumber: TextOrNull,
        trackingLink: TextOrNull,
      }),
    ),
    returns: Type.Array(
      Type.Object({ id: Type.String(), number: Type.Integer(), state: Type.Enum([...RETURN_STATES]) }),
    ),
  }),
  { on: 'list', by: 'order', property: 'id' },
);
export type WriterOrder = Static<typeof WriterOrder>;

/** Empty without the permission to read orders (SUPPORT-17). */
export const listWriterOrders = defineCall({
  method: 'GET',
  path: '/staff/messages/:messageId/orders',
  summary: "Recent orders of a message's writer",
  access: 'staff:messages.answer',
  params: messageParams,
  reply: successReply({ orders: Type.Array(WriterOrder) }),
});

/** Mailed to the writer after the time for Undo (SUPPORT-10). */
export const answerMessage = defineCall({
  method: 'POST',
  path: '/staff/messages/:messageId/answers',
  summary: 'Answer a message by mail',
  access: 'staff:messages.answer',
  params: messageParams,
  headers: IfMatch,
  body: Type.Object({
    message: Lines(10_000, problem('Write an answer', 'An answer has at most 5,000 characters')),
  }),
  reply: shown,
  status: 201,
});

export const undoAnswer = defineCall({
  method: 'DELETE',
  path: '/staff/messages/:messageId/answers/:position',
  summary: 'Undo an answer that is not mailed yet',
  access: 'staff:messages.answer',
  params: Type.Object({
    ...messageParams.properties,
    position: Type.Integer({ minimum: 1, maximum: 100_000, ...anyProblem('The answer is required') }),
  }),
  headers: IfMatch,
  reply: shown,
});

/** Staff who may answer, and are not blocked (SUPPORT-16). */
export const listMessageAssignees = defineCall({
  method: 'GET',
  path: '/staff/message-assignees',
  summary: 'Staff who answer messages',
  access: 'staff:messages.answer',
  reply: successReply({ people: Type.Array(Colleague) }),
});

export const assignMessage = defineCall({
  method: 'PUT',
  path: '/staff/messages/:messageId/assignee',
  summary: 'Assign a message',
  access: 'staff:messages.answer',
  params: messageParams,
  headers: IfMatch,
  body: Type.Object({
    memberId: Type.Union([Id('Person is required'), Type.Null()], anyProblem('Choose a person')),
  }),
  reply: shown,
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

/** Asks the writer by mail whether it is solved (SUPPORT-15). */
export const closeMessage = defineCall({
  method: 'POST',
  path: '/staff/messages/:messageId/close',
  summary: 'Close a message',
  access: 'staff:messages.answer',
  params: messageParams,
  headers: IfMatch,
  reply: shown,
});

const FiguresOfMonth = Type.Object({
  /** Received in it, in India: 2026-11. */
  month: Type.String(),
  received: Type.Integer(),
  answeredInTime: Type.Integer(),
  resolvedInTime: Type.Integer(),
  open: Type.Integer(),
  oldestOpenAt: DateOrNull,
  ratings: Type.Integer(),
  averageRating: Type.Union([Type.Number(), Type.Null()]),
  notSolved: Type.Integer(),
});
export type FiguresOfMonth = Static<typeof FiguresOfMonth>;

/** Of possible complaints, for the grievance officer; twelve months, newest first (SUPPORT-14). */
export const getMessageFigures = defineCall({
  method: 'GET',
  path: '/staff/message-figures',
  summary: 'Monthly figures of complaints',
  access: 'staff:messages.answer',
  reply: successReply({ months: Type.Array(FiguresOfMonth) }),
});
