import Type from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { Id, IsoDate } from '../message/fields.ts';

const File = Type.Unsafe<unknown>({ type: 'string', format: 'binary' });

/**
 * Up to 5 photos (JPEG, PNG or WebP, 5 MB each); becomes a ticket (SUPPORT-4). Text fields precede the files:
 * errors come before the upload.
 */
export const requestRefund = defineCall({
  method: 'POST',
  path: '/CustomerRefundRequest',
  summary: 'Ask for help or money back for an order, with photos',
  tag: 'Contact',
  access: 'shopper',
  form: Type.Object({
    fullName: Type.String(),
    phone: Type.String(),
    email: Type.String(),
    message: Type.String({ description: '10 to 2,000 characters' }),
    orderId: Type.String({ description: 'the id or number of an order of the shopper' }),
    issueType: Type.Optional(
      Type.String({ description: 'such as Refund Request; General Support if left out' }),
    ),
    attachments: Type.Optional(Type.Array(File, { maxItems: 5 })),
  }),
  reply: successReply({
    message: Type.String(),
    request: Type.Object({
      id: Type.String(),
      ticketNumber: Type.String(),
      type: Type.Enum(['refund', 'support']),
      issueType: Type.String(),
      status: Type.Literal('pending'),
      submittedAt: IsoDate,
      orderId: Type.String(),
      orderNumber: Type.String(),
    }),
    totalRequests: Type.Integer({ description: "the shopper's requests about orders so far" }),
  }),
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND', 'PHOTO_REFUSED', 'UNSUPPORTED_MEDIA_TYPE', 'RATE_LIMITED'],
});

const Photo = Type.Unsafe<Uint8Array>({
  description: 'The photo',
  content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
});

export const getTicketPhoto = defineCall({
  method: 'GET',
  path: '/support-tickets/:id/photos/:photoId',
  summary: 'A photo of a support ticket',
  tag: 'Contact',
  access: 'shopper',
  params: Type.Object({ id: Id('Ticket ID is required'), photoId: Id('Photo ID is required') }),
  reply: Photo,
  errors: ['VALIDATION_FAILED', 'PHOTO_NOT_FOUND'],
});
