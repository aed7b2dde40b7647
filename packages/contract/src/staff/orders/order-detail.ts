import { ORDER_NOTE_KINDS } from '@ilaneer/domain/order/order-note';
import { ORDER_PAYMENT_STATUSES, PAYMENT_METHODS } from '@ilaneer/domain/order/payment-method';
import { ORDER_STATUSES } from '@ilaneer/domain/order/status';
import { DISPATCH_GATES } from '@ilaneer/domain/parcel/dispatch-gate';
import { PAYMENT_STATUSES } from '@ilaneer/domain/payment/payment-status';
import { REFUND_CAUSES, REFUND_STATES } from '@ilaneer/domain/payment/refund-status';
import { RETURN_STATES } from '@ilaneer/domain/return/return-life';
import { TAX_DOCUMENT_KINDS } from '@ilaneer/domain/tax-document/financial-year';
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
import { ArrivalView, OrderState } from './order-state.ts';

export const ORDER_MOVES = ['accept', 'process', 'ship', 'in-transit', 'deliver', 'cancel', 'back'] as const;

const TimelineEntryView = Type.Object({
  at: IsoDate,
  kind: Type.Enum([...ORDER_EVENT_KINDS, ...ORDER_NOTE_KINDS]),
  who: Type.String({ description: 'Name of the actor.' }),
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

const OrderCustomerView = Type.Object({
  id: Type.String(),
  name: TextOrNull,
  email: TextOrNull,
  mobile: TextOrNull,
  since: IsoDate,
  orders: Type.Integer(),
  spent: Rupees,
  /** Ended orders of a year, of the account and to the number of the order (CHECKOUT-30). */
  record: Type.Object({ delivered: Type.Integer(), refused: Type.Integer(), isPoor: Type.Boolean() }),
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

const StaffOrder = Type.Object({
  state: OrderState,
  placedAt: IsoDate,
  arrival: ArrivalView,
  deliveredAt: DateOrNull,
  cancelReason: TextOrNull,
  moves: Type.Array(
    Type.Object({
      move: Type.Enum([...ORDER_MOVES]),
      to: Type.Enum([...ORDER_STATUSES]),
      needs: Type.Enum(['nothing', 'reason', 'parcel']),
    }),
  ),
  /** Behaviour when shipped before all was scanned (PARCEL-11). */
  dispatchGate: Type.Enum([...DISPATCH_GATES]),
  canEditAddress: Type.Boolean(),
  /** The billed business can be changed (ORDER-42). */
  canEditBusiness: Type.Boolean(),
  /** Why items can't be changed; null if they can. */
  linesClosed: Type.Union([
    Type.Enum(['awaits payment', 'packed', 'gone', 'cancelled', 'asked to pay', 'invoiced', 'quoted']),
    Type.Null(),
  ]),
  paymentRequest: Type.Union([
    Type.Object({ amount: Rupees, change: Type.String(), payableUntil: IsoDate }),
    Type.Null(),
  ]),
  payLink: TextOrNull,
  address: StaffAddressView,
  /** Name of the delivery method; absent for the usual way (DELIVERY-14). */
  deliveryMethod: Type.Optional(Type.String()),
  business: Type.Union([BusinessView, Type.Null()]),
  /** The billed person of a gift, unless a business is billed. */
  billTo: Type.Union([BilledPersonView, Type.Null()]),
  /** Requires an e-way bill (TAX-DOCUMENT-17). */
  needsEWayBill: Type.Boolean(),
  /** Its parcels to be shipped have no number of one (TAX-DOCUMENT-28). */
  lacksEWayBill: Type.Boolean(),
  /** Characters of name and address without a font, omitted on labels and documents (TAX-DOCUMENT-23). */
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
    /** Within the discount, or free delivery; absent without one (PROMOTION-12). */
    promotions: Type.Optional(Type.Array(Type.Object({ name: Type.String(), savings: Rupees }))),
    couponCode: TextOrNull,
    couponSavings: Rupees,
    coinSavings: Rupees,
    gst: Rupees,
    gstIncluded: Type.Boolean(),
    delivery: Rupees,
    /** Of Cash on Delivery; absent without one (PRICING-38). */
    cashFee: Type.Optional(Rupees),
    total: Rupees,
    /** Cash rounding; 0 without. */
    cashRoundOff: Rupees,
    giftCard: Type.Union([Type.Object({ last4: Type.String(), amount: Rupees }), Type.Null()]),
    method: Type.Enum([...PAYMENT_METHODS]),
    paymentStatus: Type.Enum([...ORDER_PAYMENT_STATUSES]),
    refundable: Rupees,
    /** Part that goes back to the original method; the rest is paid by hand. */
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
    Type.Object({ kind: Type.Enum([...TAX_DOCUMENT_KINDS]), number: Type.String(), issuedAt: IsoDate }),
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
  /** Of a cancelled replacement, with the return that has the payout details (RETURN-22). */
  cashBack: Type.Union([
    Type.Object({ amount: Rupees, returnId: Type.String(), payout: TextOrNull }),
    Type.Null(),
  ]),
  timeline: Type.Array(TimelineEntryView),
  /** Null without the permission to see customers. */
  customer: Type.Union([OrderCustomerView, Type.Null()]),
});

export const StaffOrderView = showsCustomer(StaffOrder, { on: 'order', by: 'order', param: 'orderId' });

export type StaffOrderView = Static<typeof StaffOrderView>;

export const getStaffOrder = defineCall({
  method: 'GET',
  path: '/staff/orders/:orderId',
  summary: 'An order with all that staff know of it',
  access: 'staff:orders.read',
  params: orderParams,
  reply: successReply({ order: StaffOrderView }),
});
