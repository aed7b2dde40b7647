import { QUOTE_LIMITS } from '@ilaneer/domain/quote/quote-form';
import { QUOTE_STATES } from '@ilaneer/domain/quote/quote-state';
import Type, { type Static } from 'typebox';
import { AddressBody } from './address/address.ts';
import { defineCall } from './message/call.ts';
import { successReply } from './message/envelope.ts';
import {
  anyProblem,
  atMost,
  Digits,
  IsoDate,
  Lines,
  PIN_CODE_TEXT,
  problem,
  Rupees,
  Text,
  TextOrNull,
} from './message/fields.ts';

/** Goods and freight include GST if `gstIncluded`. */
export const quoteTotalsFields = {
  gstIncluded: Type.Boolean(),
  goods: Rupees,
  freight: Rupees,
  taxes: Type.Array(
    Type.Object({ name: Type.Enum(['CGST', 'SGST', 'IGST']), rate: Type.Number(), amount: Rupees }),
  ),
  roundOff: Rupees,
  total: Rupees,
};

export const QuoteLineView = Type.Object({
  name: Type.String(),
  variantName: Type.String(),
  sku: Type.String(),
  hsnCode: Type.String(),
  quantity: Type.Integer(),
  price: Rupees,
  listPrice: Rupees,
  rate: Type.Number(),
  amount: Rupees,
});

/** For the holder of the mailed link, who has no login (QUOTE-5). */
export const QuoteView = Type.Object({
  state: Type.Enum([...QUOTE_STATES]),
  number: Type.String(),
  revision: Type.Integer(),
  sentAt: IsoDate,
  validUntil: Type.String(),
  buyer: Type.Object({
    name: Type.String(),
    businessName: Type.String(),
    gstin: TextOrNull,
    email: Type.String(),
    phone: Type.String(),
  }),
  place: Type.Object({
    addressLine1: Type.String(),
    addressLine2: Type.String(),
    city: Type.String(),
    state: Type.String(),
    zipCode: Type.String(),
  }),
  lines: Type.Array(QuoteLineView),
  ...quoteTotalsFields,
  note: Type.String(),
  seller: Type.Object({
    name: Type.String(),
    legalName: Type.String(),
    addressLines: Type.Array(Type.String()),
    gstin: Type.String(),
    phone: Type.String(),
    email: Type.String(),
  }),
  payments: Type.Array(Type.Enum(['link', 'cod'])),
  acceptedOrder: Type.Union([Type.Object({ orderNumber: Type.String(), payLink: TextOrNull }), Type.Null()]),
  newerLink: TextOrNull,
});

export type QuoteView = Static<typeof QuoteView>;

/** A bearer secret in the body, kept out of logged addresses. */
const link = { link: Text(300, anyProblem('This link is not complete')) };

const shown = successReply({ quote: QuoteView });

export const openQuote = defineCall({
  method: 'POST',
  path: '/quote-links',
  summary: 'Open a quote by its mailed link',
  tag: 'Orders',
  access: 'open',
  body: Type.Object(link),
  reply: shown,
  errors: ['VALIDATION_FAILED', 'QUOTE_NOT_FOUND', 'RATE_LIMITED'],
});

export const openQuoteFile = defineCall({
  method: 'POST',
  path: '/quote-links/file',
  summary: 'Get a quote as a PDF by its mailed link',
  tag: 'Orders',
  access: 'open',
  body: Type.Object(link),
  reply: Type.Unsafe<Uint8Array>({
    description: 'PDF document',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  }),
  errors: ['VALIDATION_FAILED', 'QUOTE_NOT_FOUND', 'RATE_LIMITED'],
});

const BillingBody = Type.Object({
  addressLine1: Text(1_000, problem('Address line 1 is required', atMost('Address line 1', 200))),
  addressLine2: Type.Optional(Text(1_000)),
  city: Type.Optional(Text(1_000)),
  pinCode: Digits(20, anyProblem(PIN_CODE_TEXT)),
});

/** Makes the order (QUOTE-5). */
export const acceptQuote = defineCall({
  method: 'POST',
  path: '/quote-links/accept',
  summary: 'Accept a quote',
  tag: 'Orders',
  access: 'open',
  body: Type.Object({
    ...link,
    address: AddressBody,
    /** Of the business with the GSTIN of the quote; without it the delivery address. */
    billing: Type.Optional(Type.Union([BillingBody, Type.Null()], problem('billing must be an address'))),
    payment: Type.Enum(['link', 'cod'], problem('Please choose how to pay')),
  }),
  reply: successReply({ orderNumber: Type.String(), payLink: TextOrNull }),
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'QUOTE_NOT_FOUND',
    'QUOTE_CLOSED',
    'ADDRESS_INVALID',
    'OUT_OF_STOCK',
    'PRODUCT_UNAVAILABLE',
    'PAYMENT_METHOD_UNAVAILABLE',
    'CASH_LIMIT',
    'RATE_LIMITED',
  ],
});

export const declineQuote = defineCall({
  method: 'POST',
  path: '/quote-links/decline',
  summary: 'Decline a quote',
  tag: 'Orders',
  access: 'open',
  body: Type.Object({
    ...link,
    reason: Lines(2_000, problem('Please tell us why', atMost('Reason', QUOTE_LIMITS.reason))),
  }),
  reply: shown,
  errors: ['VALIDATION_FAILED', 'QUOTE_NOT_FOUND', 'QUOTE_CLOSED', 'RATE_LIMITED'],
});
