import Type from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, problem, Text } from '../message/fields.ts';
import { orderParams } from '../order/order.ts';
import { OrderView } from '../order/order-view.ts';
import { ReturnReasonText, ReturnView } from '../order/return-view.ts';

/** Asks to return lines of a delivered order (RETURN-1). */
export const requestReturn = defineCall({
  method: 'POST',
  path: '/orders/:orderId/returns',
  summary: 'Ask for a return',
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
    note: Type.Optional(Text(1_000, anyProblem('The note must be at most 1000 characters'))),
  }),
  reply: successReply({ message: Type.String(), return: ReturnView, order: OrderView }),
  status: 201,
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND', 'RETURN_NOT_ALLOWED', 'RETURN_LINES_REFUSED'],
});
