import { RETURN_REMEDIES } from '@ilaneer/domain/return/payout';
import Type from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, Lines, problem } from '../message/fields.ts';
import { orderParams } from '../order/order.ts';
import { OrderView } from '../order/order-view.ts';
import { ReturnReasonText, ReturnView } from '../order/return-view.ts';
import { PayoutBody } from './return-payout.ts';

export const requestReturn = defineCall({
  method: 'POST',
  path: '/orders/:orderId/returns',
  summary: 'Request a return',
  tag: 'Orders',
  access: 'shopper',
  params: orderParams,
  body: Type.Object({
    lines: Type.Array(
      Type.Object({
        position: Type.Integer({ minimum: 1, maximum: 1_000, ...problem('Please choose an item') }),
        quantity: Type.Integer({
          minimum: 1,
          maximum: 1_000,
          ...problem('Quantity must be a positive number'),
        }),
        reason: ReturnReasonText,
      }),
      { minItems: 1, maxItems: 200, ...problem('Please choose at least one item to return') },
    ),
    note: Type.Optional(Lines(1_000, anyProblem('The note must be at most 1000 characters'))),
    /** Replacement for wrong or late goods; default: refund (RETURN-19). */
    remedy: Type.Optional(
      Type.Enum([...RETURN_REMEDIES], problem('Please choose a refund or a replacement')),
    ),
    /** Payout of a cash order; can follow later (RETURN-20). */
    payout: Type.Optional(PayoutBody),
  }),
  reply: successReply({ message: Type.String(), return: ReturnView, order: OrderView }),
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'ORDER_NOT_FOUND',
    'RETURN_NOT_ALLOWED',
    'RETURN_LINES_REFUSED',
    'PAYOUT_NOT_NEEDED',
  ],
});
