import { CANCEL_CAUSES } from '@ilaneer/domain/order/cancel-order';
import { ORDER_STATUSES } from '@ilaneer/domain/order/status';
import { REFUND_STATUSES } from '@ilaneer/domain/payment/refund-status';
import Type, { type Static } from 'typebox';
import { GstByRateView } from '../cart/cart.ts';
import { DateOrNull, IsoDate, Rupees, TextOrNull } from '../message/fields.ts';
import { ReturnOfferView, ReturnView } from './return-view.ts';

export const OrderLineView = Type.Object({
  position: Type.Integer({ description: 'names the line in a return' }),
  productId: Type.String(),
  variantId: Type.String(),
  variantName: Type.String(),
  name: Type.String(),
  productDetails: Type.Object({ name: Type.String(), description: Type.String() }),
  sku: Type.String(),
  hsnCode: Type.String(),
  image: Type.String(),
  quantity: Type.Integer(),
  unit: Type.Literal('pcs'),
  price: Rupees,
  originalPrice: Rupees,
  mrp: Rupees,
  totalPrice: Rupees,
  gstRate: Type.Number(),
  variant: Type.Object({ variantId: Type.String(), variantName: Type.String() }),
  returnOffer: ReturnOfferView,
});

export const LinePricingView = Type.Object({
  productId: Type.String(),
  variantId: Type.String(),
  name: Type.String(),
  unitMrp: Rupees,
  totalMrp: Rupees,
  unitSellingPrice: Rupees,
  totalSellingPrice: Rupees,
  discount: Rupees,
  taxableValue: Rupees,
  gstAmount: Rupees,
  total: Rupees,
});

export const PricingView = Type.Object({
  totalMRP: Rupees,
  discountAmount: Rupees,
  couponSavings: Rupees,
  coinSavings: Rupees,
  subtotal: Rupees,
  gst: Rupees,
  gstByRate: Type.Optional(GstByRateView),
  tax: Rupees,
  cgst: Rupees,
  sgst: Rupees,
  igst: Rupees,
  roundOff: Rupees,
  deliveryCharge: Rupees,
  codCharge: Rupees,
  total: Rupees,
  finalTotal: Rupees,
  totalSavings: Rupees,
  itemsPricing: Type.Array(LinePricingView),
});

export const OrderAddressView = Type.Object({
  fullName: Type.String(),
  phone: Type.String(),
  email: TextOrNull,
  addressLine1: Type.String(),
  addressLine2: Type.String(),
  city: Type.String(),
  state: Type.String(),
  country: Type.String(),
  pincode: Type.String(),
  zipCode: Type.String(),
  addressType: Type.String(),
  stateConfirmed: Type.Boolean({
    description: 'the shopper said that the state is right although the PIN code lies in another one',
  }),
  fullAddress: Type.String(),
});

/** How and why an order was cancelled, and what goes back (ORDER-26). */
export const CancellationView = Type.Object({
  cancelledByCustomer: Type.Boolean(),
  cancelledDate: IsoDate,
  categoryName: TextOrNull,
  cause: Type.Enum([...CANCEL_CAUSES]),
  reason: TextOrNull,
  cancelreason: TextOrNull,
  feedback: TextOrNull,
  refundAmount: Rupees,
  /** What a gift card paid is back on it at once. */
  refundStatus: Type.Enum([...REFUND_STATUSES]),
});

export type CancellationView = Static<typeof CancellationView>;

/** An order as its shopper sees it, under all the names that clients read (ORDER-9). */
export const OrderView = Type.Object({
  id: Type.String(),
  orderId: Type.String(),
  orderNumber: Type.String(),
  documentId: Type.String(),
  status: Type.Enum([...ORDER_STATUSES]),
  statusCode: Type.Integer({ description: '0 placed, 1 in transit, 2 delivered, 3 cancelled' }),
  orderStage: Type.String({ description: 'the status as one word: in_transit' }),
  createdAt: IsoDate,
  updatedAt: IsoDate,
  deliveredAt: DateOrNull,
  cancelledAt: DateOrNull,
  isCancellable: Type.Boolean(),
  isCancelledbyCustomer: Type.Boolean(),
  isReturnable: Type.Boolean({ description: 'something of it can be returned now' }),
  returnableUntil: DateOrNull,
  /** The number of its tax invoice, once it has left the shop. */
  invoiceNo: TextOrNull,
  returns: Type.Array(ReturnView),
  cancellation: Type.Union([CancellationView, Type.Null()]),
  totalAmount: Rupees,
  items: Type.Array(OrderLineView),
  itemCount: Type.Integer(),
  totalQuantity: Type.Integer(),
  pricing: PricingView,
  payment: Type.Object({
    paymentMethod: Type.Enum(['cod', 'prepaid', 'online']),
    status: Type.Enum(['pending', 'completed', 'refunded']),
    amount: Rupees,
    /** What a gift card paid of the amount, or null without one. */
    giftCard: Type.Union([Type.Object({ last4: Type.String(), amount: Rupees }), Type.Null()]),
    /** What is paid otherwise than by the gift card. */
    rest: Rupees,
    method: Type.Enum(['cod', 'prepaid', 'online', 'giftcard']),
    /** How the part that no gift card pays was paid, or is tried to be; null before the first try. */
    means: Type.Union([
      Type.Object({
        kind: Type.Enum(['cod', 'upi', 'card']),
        /** The card's network and last four digits, where they are known. */
        network: TextOrNull,
        last4: TextOrNull,
      }),
      Type.Null(),
    ]),
    currency: Type.Literal('INR'),
    transactionId: TextOrNull,
    paymentGateway: TextOrNull,
    paymentId: TextOrNull,
    /** Until when the order waits for its payment; null when it waits for none. */
    payableUntil: DateOrNull,
  }),
  paymentMethod: Type.Enum(['cod', 'prepaid', 'online']),
  paymentStatus: Type.Enum(['pending', 'completed', 'refunded']),
  userDetails: Type.Object({ name: Type.String(), email: TextOrNull, phone: Type.String() }),
  deliveryAddress: OrderAddressView,
  estimatedDelivery: Type.String(),
  delivery: Type.Object({
    type: Type.Literal('standard'),
    charges: Rupees,
    actualDate: DateOrNull,
    courierPartner: TextOrNull,
    trackingNumber: TextOrNull,
  }),
  couponCode: TextOrNull,
  coins: Type.Integer({ description: 'coins that were used, each worth ₹1' }),
  trackingStages: Type.Array(
    Type.Object({
      stage: Type.String(),
      status: Type.String(),
      timestamp: IsoDate,
      description: Type.String(),
    }),
  ),
});

export type OrderView = Static<typeof OrderView>;
