import { ADDRESS_TYPES } from '@ilaneer/domain/address/validate-address';
import { COIN_ENTRY_KINDS, MOST_COINS_ADJUSTED } from '@ilaneer/domain/coin/coin';
import { LONGEST_NOTE } from '@ilaneer/domain/order/order-note';
import { ORDER_STATUSES } from '@ilaneer/domain/order/status';
import { RETURN_STATES } from '@ilaneer/domain/return/return-life';
import { TICKET_STATUSES } from '@ilaneer/domain/support/ticket';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { successReply } from '../../message/envelope.ts';
import {
  anyProblem,
  atMost,
  DateOrNull,
  Id,
  IdempotencyHeaders,
  IsoDate,
  Lines,
  problem,
  Rupees,
  Text,
  TextOrNull,
} from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';

const CUSTOMER_SORTS = ['recent', 'spent'] as const;

const params = Type.Object({ customerId: Id('Customer is required') });
const DAY = Type.String({ format: 'date', ...problem('Please give a day as 2026-12-24') });

/** `orders`, `spent`: of sold orders, paid less refunded (ORDER-41, CUSTOMER-3). */
const figures = {
  orders: Type.Integer({ minimum: 0 }),
  spent: Rupees,
  lastOrderAt: DateOrNull,
};

const identity = {
  id: Type.String(),
  name: Type.String(),
  email: TextOrNull,
  /** Proven, or noted for an order by phone. */
  mobile: TextOrNull,
  /** The address or number is proven; otherwise a guest of staff's orders by phone, or not confirmed yet. */
  isProven: Type.Boolean(),
  since: IsoDate,
  tags: Type.Array(Type.String()),
};

const CustomerRow = Type.Object({ ...identity, ...figures });

export const CustomerRowView = showsCustomer(CustomerRow, { on: 'list', by: 'customer', property: 'id' });

export type CustomerRowView = Static<typeof CustomerRowView>;

export const listCustomers = defineCall({
  method: 'GET',
  path: '/staff/customers',
  summary: 'Customers, searched, filtered and sorted',
  access: 'staff:customers.read',
  query: Type.Object({
    /** `search`: name, phone, mail, number of an order, parcel, document or message, tracking number. */
    ...listFields,
    sort: Type.Optional(Type.Enum([...CUSTOMER_SORTS])),
    tag: Type.Optional(Text(30)),
    segment: Type.Optional(Text(100)),
    least: Type.Optional(
      Type.Number({ minimum: 0, maximum: 100_000_000, ...problem('Please give an amount in rupees') }),
    ),
    /** Days of the last order. */
    from: Type.Optional(DAY),
    to: Type.Optional(DAY),
  }),
  reply: listReply(CustomerRowView),
});

const CustomerNoteView = Type.Object({
  id: Type.String(),
  text: Type.String(),
  who: Type.String(),
  at: IsoDate,
});

const Customer = Type.Object({
  ...identity,
  isBlocked: Type.Boolean(),
  figures: Type.Object({
    ...figures,
    /** Spent per order; null without orders. */
    average: Type.Union([Rupees, Type.Null()]),
    firstOrderAt: DateOrNull,
    returns: Type.Integer({ minimum: 0 }),
  }),
  /** The newest ones, like returns and messages. */
  lastOrders: Type.Array(
    Type.Object({
      id: Type.String(),
      orderNumber: Type.String(),
      status: Type.Enum([...ORDER_STATUSES]),
      total: Rupees,
      placedAt: IsoDate,
    }),
  ),
  returns: Type.Array(
    Type.Object({
      id: Type.String(),
      orderNumber: Type.String(),
      number: Type.Integer(),
      state: Type.Enum([...RETURN_STATES]),
      requestedAt: IsoDate,
    }),
  ),
  messages: Type.Array(
    Type.Object({
      id: Type.String(),
      number: Type.String(),
      subject: Type.String(),
      status: Type.Enum([...TICKET_STATUSES]),
      writtenAt: IsoDate,
    }),
  ),
  coins: Type.Object({
    balance: Type.Integer(),
    expiringSoon: Type.Integer(),
    nextExpiryAt: DateOrNull,
    entries: Type.Array(
      Type.Object({
        id: Type.String(),
        kind: Type.Enum([...COIN_ENTRY_KINDS]),
        coins: Type.Integer(),
        orderNumber: TextOrNull,
        happenedAt: IsoDate,
      }),
    ),
  }),
  /** Used on orders; the holder of a code is unknown to the shop. */
  giftCards: Type.Array(
    Type.Object({
      last4: Type.String(),
      expiresAt: IsoDate,
      paid: Rupees,
      orderNumbers: Type.Array(Type.String()),
    }),
  ),
  addresses: Type.Array(
    Type.Object({
      id: Type.String(),
      fullName: Type.String(),
      phone: Type.String(),
      addressLine1: Type.String(),
      addressLine2: Type.String(),
      city: Type.String(),
      state: Type.String(),
      zipCode: Type.String(),
      addressType: Type.Enum([...ADDRESS_TYPES]),
      isDefault: Type.Boolean(),
    }),
  ),
  /** The latest of each purpose. */
  consents: Type.Array(Type.Object({ purpose: Type.String(), given: Type.Boolean(), at: IsoDate })),
  newsletter: Type.Enum(['none', 'unconfirmed', 'subscribed', 'ended']),
  notes: Type.Array(CustomerNoteView),
});

export const CustomerView = showsCustomer(Customer, { on: 'customer', by: 'customer', property: 'id' });

export type CustomerView = Static<typeof CustomerView>;

export const getCustomer = defineCall({
  method: 'GET',
  path: '/staff/customers/:customerId',
  summary: 'A customer with orders, messages, coins, consents and notes',
  access: 'staff:customers.read',
  params,
  reply: successReply({ customer: CustomerView }),
});

/** Seen by staff and in the customer's own download (CUSTOMER-5). */
export const addCustomerNote = defineCall({
  method: 'POST',
  path: '/staff/customers/:customerId/notes',
  summary: 'Add a note about a customer',
  access: 'staff:customers.read',
  params,
  headers: IdempotencyHeaders,
  body: Type.Object({
    text: Lines(LONGEST_NOTE, {
      minLength: 1,
      ...problem('Please write something', atMost('A note', LONGEST_NOTE)),
    }),
  }),
  reply: successReply({}),
  status: 201,
});

export const deleteCustomerNote = defineCall({
  method: 'DELETE',
  path: '/staff/customers/:customerId/notes/:noteId',
  summary: 'Delete a note about a customer',
  access: 'staff:customers.write',
  params: Type.Object({ ...params.properties, noteId: Id('Note is required') }),
  reply: successReply({}),
});

const Tagged = successReply({ tags: Type.Array(Type.String()) });

export const addCustomerTag = defineCall({
  method: 'POST',
  path: '/staff/customers/:customerId/tags',
  summary: 'Tag a customer',
  access: 'staff:customers.write',
  params,
  body: Type.Object({ tag: Text(100, problem('Type a tag')) }),
  reply: Tagged,
});

export const removeCustomerTag = defineCall({
  method: 'DELETE',
  path: '/staff/customers/:customerId/tags/:tag',
  summary: 'Take a tag off a customer',
  access: 'staff:customers.write',
  params: Type.Object({ ...params.properties, tag: Id('Tag is required') }),
  reply: Tagged,
});

/** Given, or taken back with a minus, against the balance that was shown (COIN-16). */
export const adjustCustomerCoins = defineCall({
  method: 'POST',
  path: '/staff/customers/:customerId/coins',
  summary: 'Give coins to a customer, or take coins back, with a reason',
  access: 'staff:refunds.issue',
  params,
  body: Type.Object({
    coins: Type.Integer({
      minimum: -MOST_COINS_ADJUSTED,
      maximum: MOST_COINS_ADJUSTED,
      ...anyProblem('Enter a whole number of coins, at most 10,000'),
    }),
    balance: Type.Integer({ minimum: 0, ...anyProblem('Give the balance that is shown') }),
    reason: Lines(500, { minLength: 1, ...problem('Enter a reason', atMost('Reason', 500)) }),
  }),
  reply: successReply({ balance: Type.Integer() }),
});

/** Ends all sessions of a customer who reported a stranger in the account (ACCOUNT-50). */
export const endCustomerSessions = defineCall({
  method: 'POST',
  path: '/staff/customers/:customerId/end-sessions',
  summary: 'End all logins of a customer',
  access: 'staff:customers.write',
  params,
  reply: successReply({ ended: Type.Integer() }),
});
