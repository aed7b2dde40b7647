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
  summary: 'Request help or a refund for an order, with photos',
  tag: 'Contact',
  access: 'shopper',
  form: Type.Object({
    fullName: Type.String(),
    phone: Type.String(),
    email: Type.String(),
    message: Type.String(),
    orderId: Type.String(),
    issueType: Type.Optional(Type.String()),
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
    totalRequests: Type.Integer({ description: 'Number of requests about orders of the account so far.' }),
  }),
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND', 'PHOTO_REFUSED', 'UNSUPPORTED_MEDIA_TYPE', 'RATE_LIMITED'],
});

const Photo = Type.Unsafe<Uint8Array>({
  description: 'Photo',
  content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
});

export const getTicketPhoto = defineCall({
  method: 'GET',
  path: '/support-tickets/:id/photos/:photoId',
  summary: 'Get a photo of a support ticket',
  tag: 'Contact',
  access: 'shopper',
  params: Type.Object({ id: Id('Ticket ID is required'), photoId: Id('Photo ID is required') }),
  reply: Photo,
  errors: ['VALIDATION_FAILED', 'PHOTO_NOT_FOUND'],
});
