import { MAX_LINE_QUANTITY, unitsText } from '@ilaneer/domain/cart/line-quantity';
import { LONGEST_NOTE } from '@ilaneer/domain/order/order-note';
import Type, { type Static } from 'typebox';
import { AddressBody } from '../../address/address.ts';
import { BusinessBody, BusinessView } from '../../address/business.ts';
import { SummaryView } from '../../cart/cart.ts';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { successReply } from '../../message/envelope.ts';
import {
  atMost,
  Code,
  Digits,
  Id,
  problem,
  Rupees,
  Search,
  Text,
  TextOrNull,
  typedAs,
} from '../../message/fields.ts';
import { OrderGoodsView } from './order-lines.ts';

const MOST_LINES = 50;

const PhoneCustomer = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: TextOrNull,
  mobile: TextOrNull,
  /** The number or address is verified. */
  isProven: Type.Boolean(),
  order: Type.Union([
    Type.Object({ number: Type.String(), name: Type.String(), phone: Type.String() }),
    Type.Null(),
  ]),
});

export const PhoneCustomerView = showsCustomer(PhoneCustomer, {
  on: 'search',
  by: 'customer',
  property: 'id',
});

export type PhoneCustomerView = Static<typeof PhoneCustomerView>;

export const findPhoneCustomers = defineCall({
  method: 'GET',
  path: '/staff/phone-orders/customers',
  summary: 'Customers by phone, mail or name, their own and those of their orders, for an order by phone',
  access: 'staff:customers.read',
  query: Type.Object({ search: Search(100) }),
  reply: successReply({ customers: Type.Array(PhoneCustomerView) }),
});

const PhoneAddress = Type.Object({
  /** Unique in the list; not the address's own id. */
  id: Type.String(),
  fullName: Type.String(),
  phone: Type.String(),
  addressLine1: Type.String(),
  addressLine2: Type.String(),
  city: Type.String(),
  state: Type.String(),
  zipCode: Type.String(),
  stateConfirmed: Type.Boolean(),
  orderNumber: TextOrNull,
});

export const PhoneAddressView = showsCustomer(PhoneAddress, {
  on: 'search',
  by: 'customer',
  param: 'customerId',
});

export type PhoneAddressView = Static<typeof PhoneAddressView>;

export const listPhoneCustomerAddresses = defineCall({
  method: 'GET',
  path: '/staff/phone-orders/customers/:customerId/addresses',
  summary: 'Addresses of a customer, saved ones and of earlier orders, for an order by phone',
  access: 'staff:customers.read',
  params: Type.Object({ customerId: Id('Customer ID is required') }),
  reply: successReply({
    addresses: Type.Array(PhoneAddressView),
    business: showsCustomer(Type.Union([BusinessView, Type.Null()]), {
      on: 'search',
      by: 'customer',
      param: 'customerId',
    }),
  }),
});

const Lines = Type.Array(
  Type.Object({
    variantId: Id('Choose what to order'),
    quantity: Type.Integer({
      minimum: 1,
      maximum: MAX_LINE_QUANTITY,
      ...problem(unitsText(1)),
    }),
  }),
  { maxItems: MOST_LINES },
);

export const quotePhoneOrder = defineCall({
  method: 'POST',
  path: '/staff/phone-orders/quote',
  summary: 'Quote a phone order at current prices and stock',
  access: 'staff:orders.edit',
  body: Type.Object({
    customerId: Type.Union([Id('Customer ID is required'), Type.Null()]),
    lines: Lines,
    couponCode: Type.Optional(Code(40)),
    /** Of the delivery, once known: promotions for some areas need it. */
    pinCode: Type.Optional(Digits(6)),
  }),
  reply: successReply({
    goods: Type.Array(OrderGoodsView),
    summary: SummaryView,
    /** Why the coupon can't be used; null if it can, or without one. */
    couponProblem: TextOrNull,
    /** With the sums, or the reason; absent where the shop has none (PROMOTION-11). */
    promotions: Type.Optional(
      Type.Array(Type.Object({ name: Type.String(), applies: Type.Boolean(), words: Type.String() })),
    ),
  }),
});

/** Places a phone order (ORDER-38), idempotent by key. */
export const placePhoneOrder = defineCall({
  method: 'POST',
  path: '/staff/phone-orders',
  summary: 'Place an order for a customer who rang',
  access: 'staff:orders.edit',
  headers: Type.Object({
    'idempotency-key': Type.String({
      minLength: 8,
      maxLength: 100,
      ...problem('The request needs an Idempotency-Key of 8 to 100 characters'),
    }),
  }),
  body: Type.Object({
    customer: Type.Union([
      Type.Object({ id: Id('Customer ID is required') }),
      Type.Object({ name: Text(200), phone: Text(50), email: Type.Optional(Text(300)) }),
    ]),
    address: AddressBody,
    /** Billed business, if any (ORDER-38, TAX-DOCUMENT-15). */
    business: Type.Optional(
      Type.Union([BusinessBody, Type.Null()], problem('business must say what the business is')),
    ),
    lines: Lines,
    couponCode: Type.Optional(Code(40)),
    payment: Type.Enum(['cod', 'link'], problem('Please choose cash on delivery or a payment link')),
    total: Rupees,
    note: Type.Optional(
      Text(LONGEST_NOTE, {
        ...typedAs('lines'),
        ...problem('A note is a text', atMost('A note', LONGEST_NOTE)),
      }),
    ),
  }),
  reply: successReply({ orderId: Type.String(), orderNumber: Type.String(), payLink: TextOrNull }),
  status: 201,
});
