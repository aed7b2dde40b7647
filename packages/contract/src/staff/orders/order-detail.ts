import { ORDER_NOTE_KINDS } from '@ilaneer/domain/order/order-note';
import { ORDER_PAYMENT_STATUSES, PAYMENT_METHODS } from '@ilaneer/domain/order/payment-method';
import { ORDER_STATUSES } from '@ilaneer/domain/order/status';
import { DISPATCH_GATES } from '@ilaneer/domain/parcel/dispatch-gate';
import { PAYMENT_STATUSES } from '@ilaneer/domain/payment/payment-status';
import { REFUND_CAUSES, REFUND_STATES } from '@ilaneer/domain/payment/refund-status';
import { RETURN_STATES } from '@ilaneer/domain/return/return-life';
import { ORDER_EVENT_KINDS } from '@ilaneer/domain/timeline/order-event';
import Type, { type Static } from 'typebox';
import { BusinessView } from '../../address/business.ts';
import { lineFields } from '../../cart/line-fields.ts';
import { defineCall } from '../../message/call.ts';
import { showsCustomer } from '../../message/customer-mark.ts';
import { successReply } from '../../message/envelope.ts';
import { DateOrNull, IsoDate, Rupees, TextOrNull } from '../../message/fields.ts';
import { orderParams } from '../../order/order.ts';
import { BilledPersonView } from '../../order/order-view.ts';
import { OrderState } from './order-state.ts';

export const ORDER_MOVES = ['accept', 'process', 'ship', 'in-transit', 'deliver', 'cancel', 'back'] as const;

const TimelineEntryView = Type.Object({
  at: IsoDate,
  kind: Type.Enum([...ORDER_EVENT_KINDS, ...ORDER_NOTE_KINDS]),
  who: Type.String({ description: 'the name of who acted' }),
  text: TextOrNull,
  staffOnly: Type.Boolean(),
});

const StaffAddressView = Type.Object({
  fullName: Type.String(),
  phone: Type.String(),
  email: TextOrNull,
  addressLine1: Type.String(),
  addressLine2: Type.String(),
  city: Type.String(),
  state: Type.String(),
  zipCode: Type.String(),
  addressType: Type.String(),
});

/** Who ordered, for staff who may see customers. */
const OrderCustomerView = Type.Object({
  id: Type.String(),
  name: TextOrNull,
  email: TextOrNull,
  mobile: TextOrNull,
  since: IsoDate,
  orders: Type.Integer(),
  /** What they paid for their orders and did not get back. */
  spent: Rupees,
  lastOrders: Type.Array(
    Type.Object({
      id: Type.String(),
      orderNumber: Type.String(),
      status: Type.Enum([...ORDER_STATUSES]),
      total: Rupees,
      placedAt: IsoDate,
    }),
  ),
});

/** An order as staff see it. */
const StaffOrder = Type.Object({
  state: OrderState,
  placedAt: IsoDate,
  deliveredAt: DateOrNull,
  cancelReason: TextOrNull,
  moves: Type.Array(
    Type.Object({
      move: Type.Enum([...ORDER_MOVES]),
      to: Type.Enum([...ORDER_STATUSES]),
      needs: Type.Enum(['nothing', 'reason', 'parcel']),
    }),
  ),
  /** What happens when it is shipped before all of it was scanned (PARCEL-11). */
  dispatchGate: Type.Enum([...DISPATCH_GATES]),
  canEditAddress: Type.Boolean(),
  /** Whom it is billed to can be changed (ORDER-42). */
  canEditBusiness: Type.Boolean(),
  /** Why the items can't be changed; null when they can. */
  linesClosed: Type.Union([
    Type.Enum(['awaits payment', 'packed', 'gone', 'cancelled', 'asked to pay', 'invoiced']),
    Type.Null(),
  ]),
  /** A change that waits to be paid. */
  paymentRequest: Type.Union([
    Type.Object({ amount: Rupees, change: Type.String(), payableUntil: IsoDate }),
    Type.Null(),
  ]),
  /** Where the shopper pays what is asked for now; null for nothing, and for staff who may not ask. */
  payLink: TextOrNull,
  address: StaffAddressView,
  /** The business that it is billed to; null where it is billed to where it goes. */
  business: Type.Union([BusinessView, Type.Null()]),
  /** Who is billed for what goes to somebody else, as with a gift, unless a business is. */
  billTo: Type.Union([BilledPersonView, Type.Null()]),
  /** Its goods may travel only with an e-way bill (TAX-DOCUMENT-17). */
  needsEWayBill: Type.Boolean(),
  /** Letters of name and address that labels and documents leave out, because no font has them (TAX-DOCUMENT-23). */
  unprintable: Type.Array(Type.String()),
  lines: Type.Array(
    Type.Object({
      position: Type.Integer(),
      variantId: Type.String(),
      ...lineFields,
      picture: Type.String(),
      price: Rupees,
      total: Rupees,
      gstRate: Type.Number(),
    }),
  ),
  money: Type.Object({
    goods: Rupees,
    discount: Rupees,
    couponCode: TextOrNull,
    couponSavings: Rupees,
    coinSavings: Rupees,
    gst: Rupees,
    gstIncluded: Type.Boolean(),
    delivery: Rupees,
    total: Rupees,
    /** What the cash on delivery is rounded by; 0 where nothing is. */
    cashRoundOff: Rupees,
    giftCard: Type.Union([Type.Object({ last4: Type.String(), amount: Rupees }), Type.Null()]),
    method: Type.Enum([...PAYMENT_METHODS]),
    paymentStatus: Type.Enum([...ORDER_PAYMENT_STATUSES]),
    /** What could be given back now. */
    refundable: Rupees,
    /** How much of that goes back the way it came; the rest is paid out by hand. */
    refundableByItself: Rupees,
  }),
  payments: Type.Array(
    Type.Object({
      id: Type.String(),
      gateway: Type.String(),
      method: Type.String(),
      status: Type.Enum([...PAYMENT_STATUSES]),
      amount: Rupees,
      refunded: Rupees,
      at: IsoDate,
      reference: TextOrNull,
    }),
  ),
  refunds: Type.Array(
    Type.Object({
      id: Type.String(),
      amount: Rupees,
      cause: Type.Enum([...REFUND_CAUSES]),
      reason: Type.String(),
      state: Type.Enum([...REFUND_STATES]),
      hasFailed: Type.Boolean(),
      byHand: Type.Boolean(),
      reference: TextOrNull,
      who: Type.String(),
      at: IsoDate,
    }),
  ),
  documents: Type.Array(
    Type.Object({ kind: Type.Enum(['invoice', 'credit-note']), number: Type.String(), issuedAt: IsoDate }),
  ),
  returns: Type.Array(
    Type.Object({
      id: Type.String(),
      number: Type.Integer(),
      state: Type.Enum([...RETURN_STATES]),
      requestedAt: IsoDate,
      units: Type.Integer(),
    }),
  ),
  /** Orders that went out for goods of this one, or whose goods this one goes out for (RETURN-17). */
  exchanges: Type.Array(
    Type.Object({
      orderId: Type.String(),
      orderNumber: Type.String(),
      returnId: Type.String(),
      returnNumber: Type.Integer(),
      forOrderId: Type.String(),
      forOrderNumber: Type.String(),
    }),
  ),
  /** Cash of a replacement that was cancelled, which waits to be paid out, with the return that says where to (RETURN-22). */
  cashBack: Type.Union([
    Type.Object({ amount: Rupees, returnId: Type.String(), payout: TextOrNull }),
    Type.Null(),
  ]),
  timeline: Type.Array(TimelineEntryView),
  /** Null for staff who may not see customers. */
  customer: Type.Union([OrderCustomerView, Type.Null()]),
});

export const StaffOrderView = showsCustomer(StaffOrder, { on: 'order', by: 'order', param: 'orderId' });

export type StaffOrderView = Static<typeof StaffOrderView>;

export const getStaffOrder = defineCall({
  method: 'GET',
  path: '/staff/orders/:orderId',
  summary: 'An order with all that staff know of it',
  tag: 'Staff',
  access: 'staff:orders.read',
  params: orderParams,
  reply: successReply({ order: StaffOrderView }),
  status: 200,
  errors: ['VALIDATION_FAILED', 'ORDER_NOT_FOUND'],
});
