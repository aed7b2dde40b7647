import Type from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { Id } from '../message/fields.ts';
import { OrderView } from '../order/order-view.ts';

const returnParams = {
  orderId: Id('Order ID is required'),
  returnId: Id('Return ID is required'),
};

const Photo = Type.Unsafe<Uint8Array>({
  description: 'Photo',
  content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
});

/** Up to 3 files: JPEG, PNG or WebP, 5 MB each (RETURN-10), stored without metadata (RETURN-24). */
export const addReturnPhotos = defineCall({
  method: 'POST',
  path: '/orders/:orderId/returns/:returnId/photos',
  summary: 'Add photos to a return, as multipart/form-data',
  tag: 'Orders',
  access: 'shopper',
  params: Type.Object(returnParams),
  form: Type.Object({
    photos: Type.Array(Type.Unsafe<unknown>({ type: 'string', format: 'binary' }), {
      minItems: 1,
      maxItems: 3,
    }),
  }),
  reply: successReply({ message: Type.String(), order: OrderView }),
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'ORDER_NOT_FOUND',
    'RETURN_NOT_FOUND',
    'PHOTO_REFUSED',
    'UNSUPPORTED_MEDIA_TYPE',
    'RATE_LIMITED',
  ],
});

export const getReturnPhoto = defineCall({
  method: 'GET',
  path: '/orders/:orderId/returns/:returnId/photos/:photoId',
  summary: 'Get a photo of a return',
  tag: 'Orders',
  access: 'shopper',
  params: Type.Object({ ...returnParams, photoId: Id('Photo ID is required') }),
  reply: Photo,
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND', 'PHOTO_NOT_FOUND'],
});
