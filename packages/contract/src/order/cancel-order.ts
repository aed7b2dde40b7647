import Type, { type Static } from 'typebox';
import { withAliases } from '../message/aliases.ts';
import { defineCall } from '../message/call.ts';
import { earlierField } from '../message/earlier-field.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, Lines, problem, Text } from '../message/fields.ts';
import { CANCELLED_ORDER_ALIASES, GRANTED_CANCELLATION_ALIASES } from './cancel-order-aliases.ts';
import { orderParams } from './order.ts';
import { OrderView } from './order-view.ts';

const LONGEST_TEXT = 500;

const Reason = Type.Union(
  [Lines(LONGEST_TEXT), Type.Null()],
  anyProblem('Reason must be at most 500 characters'),
);
const Category = Type.Optional(
  Type.Union([Text(100), Type.Null()], anyProblem('Category must be at most 100 characters')),
);
const Feedback = Type.Optional(
  Type.Union(
    [Lines(LONGEST_TEXT), Type.Null()],
    problem('Feedback must be a string', 'Feedback must be at most 500 characters'),
  ),
);

const cancellationFields = {
  reason: Type.Optional(Reason),
  cancelreason: earlierField('reason', Reason),
  categoryName: Category,
  feedback: Feedback,
};

/** Flat or nested (ORDER-23). */
export const CancellationBody = Type.Object({
  ...cancellationFields,
  cancellation: earlierField(
    'reason, categoryName and feedback',
    Type.Union([Type.Object(cancellationFields), Type.Null()]),
  ),
});

export type CancellationReason = {
  readonly reason: string | null;
  readonly category: string | null;
  readonly feedback: string | null;
};

export function readCancellation(body: Static<typeof CancellationBody>): CancellationReason {
  const nested = body.cancellation;
  const first = (...texts: readonly (string | null | undefined)[]) =>
    texts.find((text) => text?.trim())?.trim() ?? null;
  return {
    reason: first(body.reason, body.cancelreason, nested?.reason, nested?.cancelreason),
    category: first(body.categoryName, nested?.categoryName),
    feedback: first(body.feedback, nested?.feedback),
  };
}

const CancelledReply = successReply({ message: Type.String(), order: OrderView });

export const cancelOrder = defineCall({
  method: 'POST',
  path: '/orders/:orderId/cancel',
  summary: 'Cancel an order',
  tag: 'Orders',
  access: 'shopper',
  params: orderParams,
  body: CancellationBody,
  reply: CancelledReply,
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND', 'ORDER_ALREADY_CANCELLED', 'ORDER_NOT_CANCELLABLE'],
});

/** For earlier clients, with required reason and category (ORDER-23). */
export const cancelOrderWithReason = defineCall({
  method: 'POST',
  path: '/cancel-order/:orderId',
  insteadCall: 'cancelOrder',
  summary: 'Cancel an order, with a reason',
  tag: 'Orders',
  access: 'shopper',
  params: orderParams,
  body: CancellationBody,
  reply: withAliases(CancelledReply, CANCELLED_ORDER_ALIASES),
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND', 'ORDER_ALREADY_CANCELLED', 'ORDER_NOT_CANCELLABLE'],
});

/** Earlier clients' request for paid or packed orders; granted until shipped. */
export const requestCancelOrder = defineCall({
  method: 'POST',
  path: '/request-cancel-order/:orderId',
  insteadCall: 'cancelOrder',
  summary: 'Request a cancellation, with a reason',
  tag: 'Orders',
  access: 'shopper',
  params: orderParams,
  body: CancellationBody,
  reply: withAliases(CancelledReply, GRANTED_CANCELLATION_ALIASES),
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND', 'ORDER_ALREADY_CANCELLED', 'ORDER_NOT_CANCELLABLE'],
});
