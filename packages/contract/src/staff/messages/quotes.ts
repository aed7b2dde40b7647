import { QUOTE_LIMITS } from '@ilaneer/domain/quote/quote-form';
import { QUOTE_STATES } from '@ilaneer/domain/quote/quote-state';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { successReply } from '../../message/envelope.ts';
import {
  Code,
  DateOrNull,
  Digits,
  Id,
  IsoDate,
  Lines,
  Rupees,
  Text,
  TextOrNull,
} from '../../message/fields.ts';
import { quoteTotalsFields } from '../../quote.ts';
import { listFields, listReply } from '../list.ts';
import { IfMatch, versionField } from '../version.ts';

const quoteParams = Type.Object({ quoteId: Id('The id of the quote is required') });

const State = Type.Enum([...QUOTE_STATES]);

const LineBody = Type.Object({
  variantId: Id('Choose an item'),
  quantity: Type.Number(),
  price: Type.Number(),
});

const moneyFields = {
  lines: Type.Array(LineBody, { maxItems: QUOTE_LIMITS.lines }),
  freight: Type.Number(),
};

/** Checked by the domain (QUOTE-1). */
export const QuoteBody = Type.Object({
  name: Text(1_000),
  businessName: Text(1_000),
  gstin: Code(50),
  email: Text(1_000),
  phone: Text(100),
  addressLine1: Text(1_000),
  addressLine2: Text(1_000),
  city: Text(1_000),
  zipCode: Digits(20),
  state: Text(100),
  stateConfirmed: Type.Boolean(),
  ...moneyFields,
  lastDay: Text(30),
  note: Lines(5_000),
});

export type QuoteBody = Static<typeof QuoteBody>;

const rowFields = {
  id: Type.String(),
  number: Type.String(),
  revision: Type.Integer(),
  state: State,
  ticketId: Type.String(),
  name: Type.String(),
  businessName: Type.String(),
  total: Rupees,
  lastDay: Type.String(),
  order: Type.Union([Type.Object({ id: Type.String(), orderNumber: Type.String() }), Type.Null()]),
  createdAt: IsoDate,
};

export const StaffQuoteRow = showsCustomer(Type.Object(rowFields), {
  on: 'list',
  by: 'ticket',
  property: 'ticketId',
});

export type StaffQuoteRow = Static<typeof StaffQuoteRow>;

const StaffQuoteLine = Type.Object({
  variantId: Type.String(),
  name: Type.String(),
  variantName: Type.String(),
  sku: Type.String(),
  picture: Type.String(),
  quantity: Type.Integer(),
  price: Rupees,
  /** The shop's own, beside the quoted one. */
  listPrice: Rupees,
  mrp: Rupees,
});

/** As the buyer asked; null for other messages. */
const EnquiryFacts = Type.Union([
  Type.Object({
    purpose: Type.String(),
    product: TextOrNull,
    quantity: Type.Union([Type.Integer(), Type.Null()]),
    neededBy: TextOrNull,
    pinCode: TextOrNull,
  }),
  Type.Null(),
]);

export const StaffQuoteView = showsCustomer(
  Type.Object({
    ...rowFields,
    ticketNumber: Type.String(),
    enquiry: EnquiryFacts,
    gstin: TextOrNull,
    email: Type.String(),
    phone: Type.String(),
    addressLine1: Type.String(),
    addressLine2: Type.String(),
    city: Type.String(),
    zipCode: Type.String(),
    placeState: Type.String(),
    stateConfirmed: Type.Boolean(),
    lines: Type.Array(StaffQuoteLine),
    quotedFreight: Rupees,
    /** Prices of the shop are with GST, and so are price and freight of a quote. */
    gstIncluded: Type.Boolean(),
    note: Type.String(),
    totals: Type.Union([Type.Object(quoteTotalsFields), Type.Null()]),
    /** For the buyer; null until it is sent. */
    link: TextOrNull,
    sentAt: DateOrNull,
    answeredAt: DateOrNull,
    declineReason: TextOrNull,
    versions: Type.Array(Type.Object({ id: Type.String(), revision: Type.Integer(), state: State })),
    ...versionField,
  }),
  { on: 'message', by: 'ticket', property: 'ticketId' },
);

export type StaffQuoteView = Static<typeof StaffQuoteView>;

const shown = successReply({ quote: StaffQuoteView });

export const listQuotes = defineCall({
  method: 'GET',
  path: '/staff/quotes',
  summary: 'Quotes',
  access: 'staff:orders.edit',
  query: Type.Object({
    ...listFields,
    state: Type.Optional(State),
    sort: Type.Optional(Type.Enum(['newest', 'oldest'])),
  }),
  reply: listReply(StaffQuoteRow),
});

export const getQuote = defineCall({
  method: 'GET',
  path: '/staff/quotes/:quoteId',
  summary: 'A quote',
  access: 'staff:orders.edit',
  params: quoteParams,
  reply: shown,
});

export const getQuoteFile = defineCall({
  method: 'GET',
  path: '/staff/quotes/:quoteId/file',
  summary: 'A quote as a PDF',
  access: 'staff:orders.edit',
  params: quoteParams,
  reply: showsCustomer(
    Type.Unsafe<Uint8Array>({
      description: 'PDF document',
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    }),
    { on: 'document', by: 'ticket' },
  ),
});

/** A draft, filled from the enquiry; its open draft if there is one (QUOTE-1). */
export const makeQuote = defineCall({
  method: 'POST',
  path: '/staff/messages/:messageId/quotes',
  summary: 'Make a quote for an enquiry',
  access: 'staff:orders.edit',
  params: Type.Object({ messageId: Id('The id of the message is required') }),
  reply: shown,
  status: 201,
});

export const previewQuote = defineCall({
  method: 'POST',
  path: '/staff/quote-previews',
  summary: 'Preview the total of a quote',
  access: 'staff:orders.edit',
  body: Type.Object({ ...moneyFields, gstin: Code(50), state: Text(100) }),
  reply: successReply({ totals: Type.Object(quoteTotalsFields) }),
});

export const changeQuote = defineCall({
  method: 'PUT',
  path: '/staff/quotes/:quoteId',
  summary: 'Change a draft of a quote',
  access: 'staff:orders.edit',
  params: quoteParams,
  headers: IfMatch,
  body: QuoteBody,
  reply: shown,
});

/** Mails it and fixes it; the earlier version is replaced (QUOTE-4). */
export const sendQuote = defineCall({
  method: 'POST',
  path: '/staff/quotes/:quoteId/send',
  summary: 'Send a quote',
  access: 'staff:orders.edit',
  params: quoteParams,
  headers: IfMatch,
  reply: shown,
});

export const withdrawQuote = defineCall({
  method: 'POST',
  path: '/staff/quotes/:quoteId/withdraw',
  summary: 'Withdraw a quote or its draft',
  access: 'staff:orders.edit',
  params: quoteParams,
  headers: IfMatch,
  reply: shown,
});

/** A draft with the next version's number; the sent one counts until the draft is sent. */
export const reviseQuote = defineCall({
  method: 'POST',
  path: '/staff/quotes/:quoteId/versions',
  summary: 'Begin the next version of a quote',
  access: 'staff:orders.edit',
  params: quoteParams,
  headers: IfMatch,
  reply: shown,
  status: 201,
});
