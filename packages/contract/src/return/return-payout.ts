import { PAYOUT_KINDS } from '@ilaneer/domain/return/payout';
import Type from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { atMost, Code, Digits, Id, problem, Text } from '../message/fields.ts';
import { OrderView } from '../order/order-view.ts';

/** UPI ID, or bank account with holder and IFSC (RETURN-20). */
export const PayoutBody = Type.Object({
  kind: Type.Enum([...PAYOUT_KINDS], problem('Please choose UPI or bank account')),
  upiId: Type.Optional(Text(200, problem('Please enter a UPI ID, such as name@bank', atMost('UPI ID', 200)))),
  holder: Type.Optional(
    Text(200, problem('Please enter the name of the account holder', atMost('Name', 200))),
  ),
  account: Type.Optional(
    Digits(40, problem('Please enter an account number of 9 to 18 digits', atMost('Account number', 40))),
  ),
  ifsc: Type.Optional(
    Code(20, problem('Please enter an IFSC of 11 characters, such as SBIN0001234', atMost('IFSC', 20))),
  ),
});

export const putReturnPayout = defineCall({
  method: 'PUT',
  path: '/orders/:orderId/returns/:returnId/payout',
  summary: 'Set the payout account of a return',
  tag: 'Orders',
  access: 'shopper',
  params: Type.Object({ orderId: Id('Order ID is required'), returnId: Id('Return ID is required') }),
  body: PayoutBody,
  reply: successReply({ message: Type.String(), order: OrderView }),
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND', 'RETURN_NOT_FOUND', 'PAYOUT_NOT_NEEDED', 'RATE_LIMITED'],
});
