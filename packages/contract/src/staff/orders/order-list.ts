import { ORDER_PAYMENT_STATUSES, PAYMENT_METHODS } from '@ilaneer/domain/order/payment-method';
import { ORDER_STATUSES } from '@ilaneer/domain/order/status';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { Code, IsoDate, problem, Rupees, Text, TextOrNull } from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';
import { versionField } from '../version.ts';
import { ArrivalView, HoldView } from './order-state.ts';

export const ORDER_SORTS = ['newest', 'oldest', 'total'] as const;

const anyStatus = `(${ORDER_STATUSES.join('|')})`;
const DAY = Type.String({
  pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
  ...problem('Please give a day as 2026-12-24'),
});
const Amount = Type.Number({
  minimum: 0,
  maximum: 100_000_000,
  ...problem('Please give an amount in rupees'),
});

const OrderRow = Type.Object({
  id: Type.String(),
  orderNumber: Type.String(),
  status: Type.Enum([...ORDER_STATUSES]),
  paymentMethod: Type.Enum([...PAYMENT_METHODS]),
  paymentStatus: Type.Enum([...ORDER_PAYMENT_STATUSES]),
  total: Rupees,
  customerName: Type.String(),
  phone: Type.String(),
  city: Type.String(),
  pinCode: Type.String(),
  units: Type.Integer(),
  firstItem: Type.String(),
  courier: TextOrNull,
  trackingNumber: TextOrNull,
  tags: Type.Array(Type.String()),
  hold: HoldView,
  placedAt: IsoDate,
  arrival: ArrivalView,
  ...versionField,
});

export const OrderRowView = showsCustomer(OrderRow, { on: 'list', by: 'order', property: 'id' });

export type OrderRowView = Static<typeof OrderRowView>;

export const listStaffOrders = defineCall({
  method: 'GET',
  path: '/staff/orders',
  summary: 'Orders of all shoppers, searched, filtered and sorted',
  access: 'staff:orders.read',
  query: Type.Object({
    ...listFields,
    sort: Type.Optional(Type.Enum([...ORDER_SORTS])),
    status: Type.Optional(
      Type.String({
        pattern: `^${anyStatus}(,${anyStatus})*$`,
        description: 'One or several, comma-separated.',
        ...problem('Unknown status'),
      }),
    ),
    paymentStatus: Type.Optional(Type.Enum([...ORDER_PAYMENT_STATUSES])),
    paymentMethod: Type.Optional(Type.Enum([...PAYMENT_METHODS])),
    from: Type.Optional(DAY),
    to: Type.Optional(DAY),
    tag: Type.Optional(Text(30)),
    /** Id. */
    customer: Type.Optional(Text(100)),
    /** Past the promised day of delivery (TODAY-3). */
    due: Type.Optional(Type.Enum(['late'])),
    held: Type.Optional(Type.Enum(['yes', 'no'])),
    pin: Type.Optional(
      Type.String({
        pattern: '^[1-9][0-9]{0,5}$',
        ...problem('A PIN code begins with 1 to 9 and has up to 6 digits'),
      }),
    ),
    sku: Type.Optional(Code(100)),
    /** A coupon by its code, or a promotion by its id (REPORT-5). */
    offer: Type.Optional(
      Type.String({
        pattern: '^(coupon|promotion)/[A-Za-z0-9-]{1,100}$',
        ...problem('Give the offer as coupon/CODE or promotion/id'),
      }),
    ),
    least: Type.Optional(Amount),
    most: Type.Optional(Amount),
  }),
  reply: listReply(OrderRowView),
});
