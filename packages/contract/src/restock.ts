import Type, { type Static } from 'typebox';
import { defineCall } from './message/call.ts';
import { successReply } from './message/envelope.ts';
import { anyProblem, Id, IsoDate, problem, Text } from './message/fields.ts';

const MessageReply = successReply({ message: Type.String() });
const Token = Type.Object({
  token: Text(1_000, { minLength: 1, ...anyProblem('This link is not complete.') }),
});

export const RestockView = Type.Object({
  variantId: Type.String(),
  productId: Type.String(),
  name: Type.String({ description: 'Product with option values, such as `Classic Crew T-shirt, Blue, M`.' }),
  requestedAt: IsoDate,
  textVersion: Type.String(),
  confirmedAt: Type.Union([IsoDate, Type.Null()]),
});

export type RestockView = Static<typeof RestockView>;

/** RESTOCK-1, RESTOCK-2: `confirmed` at once for the shopper's verified address; others get a link. */
export const requestRestock = defineCall({
  method: 'POST',
  path: '/restock-requests',
  summary: 'Request a restock mail',
  tag: 'Catalogue',
  access: 'either',
  body: Type.Object({
    variantId: Id('Please choose what you are waiting for.'),
    email: Text(1_000, problem('Please enter an email address.', 'Please enter a valid email address.')),
    website: Type.Optional(Type.Unknown()),
  }),
  reply: successReply({ message: Type.String(), confirmed: Type.Boolean() }),
  status: 202,
  errors: ['VALIDATION_FAILED', 'PRODUCT_NOT_FOUND', 'IN_STOCK', 'RATE_LIMITED'],
});

export const confirmRestock = defineCall({
  method: 'POST',
  path: '/restock-requests/confirm',
  summary: 'Confirm a restock request',
  tag: 'Catalogue',
  access: 'open',
  body: Token,
  reply: MessageReply,
  errors: ['VALIDATION_FAILED', 'RESTOCK_LINK_INVALID'],
});

export const dropRestock = defineCall({
  method: 'POST',
  path: '/restock-requests/drop',
  summary: 'Withdraw a restock request by its mailed token',
  tag: 'Catalogue',
  access: 'open',
  body: Token,
  reply: MessageReply,
  errors: ['VALIDATION_FAILED', 'RESTOCK_LINK_INVALID'],
});

export const getRestockRequests = defineCall({
  method: 'GET',
  path: '/restock-requests',
  summary: 'List restock requests',
  tag: 'Catalogue',
  access: 'shopper',
  reply: successReply({ requests: Type.Array(RestockView) }),
});

export const deleteRestockRequest = defineCall({
  method: 'DELETE',
  path: '/restock-requests/:variantId',
  summary: 'Withdraw a restock request',
  tag: 'Catalogue',
  access: 'shopper',
  params: Type.Object({ variantId: Id('Please choose what you are waiting for.') }),
  reply: MessageReply,
  errors: ['VALIDATION_FAILED'],
});
