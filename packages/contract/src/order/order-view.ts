import { CANCEL_CAUSES } from '@ilaneer/domain/order/cancel-order';
import { ORDER_STATUSES } from '@ilaneer/domain/order/status';
import { SHOWN_PARCELS } from '@ilaneer/domain/parcel/parcel-state';
import { REFUND_STATUSES, SURPLUS_CAUSES } from '@ilaneer/domain/payment/refund-status';
import { VOUCHER_KINDS } from '@ilaneer/domain/tax-document/financial-year';
import Type, { type Static } from 'typebox';
import { BusinessView } from '../address/business.ts';
import { GstByRateView } from '../cart/cart.ts';
import { lineFields } from '../cart/line-fields.ts';
import { withAliases } from '../message/aliases.ts';
import { DateOrNull, IsoDate, Rupees, TextOrNull } from '../message/fields.ts';
import {
  CANCELLATION_ALIASES,
  ORDER_ADDRESS_ALIASES,
  ORDER_ALIASES,
  ORDER_LINE_ALIASES,
} from './order-aliases.ts';
import { ReturnOfferView, ReturnView } from './return-view.ts';

export const OrderLineView = withAliases(
  Type.Object({
    position: Type.Integer(),
    productId: Type.String(),
    variantId: Type.String(),
    ...lineFields,
    productDetails: Type.Object({ description: Type.String() }),
    hsnCode: Type.String(),
    image: Type.String(),
    unit: Type.Literal('pcs'),
    price: Rupees,
    originalPrice: Rupees,
    mrp: Rupees,
    totalPrice: Rupees,
    gstRate: Type.Number(),
    returnOffer: ReturnOfferView,
  }),
  ORDER_LINE_ALIASES,
);

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
  gstIncluded: Type.Boolean(),
  gstByRate: Type.Optional(GstByRateView),
  cgst: Rupees,
  sgst: Rupees,
  igst: Rupees,
  roundOff: Rupees,
  /** Cash rounding; absent without one (PAYMENT-23). */
  cashRoundOff: Type.Optional(Rupees),
  deliveryCharge: Rupees,
  codCharge: Rupees,
  totalSavings: Rupees,
  itemsPricing: Type.Array(LinePricingView),
});

/** Payer of goods sent to another person, as on the bill (TAX-DOCUMENT-21). */
export const BilledPersonView = Type.Object({
  fullName: Type.String(),
  phone: Type.String(),
  addressLine1: Type.String(),
  addressLine2: Type.String(),
  city: Type.String(),
  state: Type.String(),
  country: Type.String(),
  pinCode: Type.String(),
});

export const OrderAddressView = withAliases(
  Type.Object({
    fullName: Type.String(),
    phone: Type.String(),
    email: TextOrNull,
    addressLine1: Type.String(),
    addressLine2: Type.String(),
    city: Type.String(),
    state: Type.String(),
    country: Type.String(),
    zipCode: Type.String(),
    addressType: Type.String(),
    stateConfirmed: Type.Boolean(),
    fullAddress: Type.String(),
  }),
  ORDER_ADDRESS_ALIASES,
);

/** How and why an order was cancelled, and its refund (ORDER-26). */
export const CancellationView = withAliases(
  Type.Object({
    cancelledByCustomer: Type.Boolean(),
    cancelledDate: IsoDate,
    categoryName: TextOrNull,
    cause: Type.Enum([...CANCEL_CAUSES]),
    reason: TextOrNull,
    feedback: TextOrNull,
    refundAmount: Rupees,
    /** The gift card's share is credited at once. */
    refundStatus: Type.Enum([...REFUND_STATUSES]),
  }),
  CANCELLATION_ALIASES,
);

export type CancellationView = Static<typeof CancellationView>;

const ShopperParcelView = Type.Object({
  number: Type.String(),
  status: Type.Enum([...SHOWN_PARCELS]),
  courierPartner: TextOrNull,
  trackingNumber: TextOrNull,
  shippedAt: DateOrNull,
  deliveredAt: DateOrNull,
  items: Type.Array(Type.Object({ position: Type.Integer(), quantity: Type.Integer() })),
});

export const OrderVoucherView = Type.Object({
  kind: Type.Enum([...VOUCHER_KINDS]),
  number: Type.String(),
});

/** An order as its shopper sees it (ORDER-9). */
export const OrderView = withAliases(
  Type.Object({
    id: Type.String(),
    orderNumber: Type.String(),
    status: Type.Enum([...ORDER_STATUSES]),
    createdAt: IsoDate,
    updatedAt: IsoDate,
    deliveredAt: DateOrNull,
    cancelledAt: DateOrNull,
    isCancellable: Type.Boolean(),
    isReturnable: Type.Boolean(),
    returnableUntil: DateOrNull,
    invoiceNo: TextOrNull,
    /** Of payments before the invoice (TAX-DOCUMENT-25, TAX-DOCUMENT-26). */
    vouchers: Type.Array(OrderVoucherView),
    returns: Type.Array(ReturnView),
    cancellation: Type.Union([CancellationView, Type.Null()]),
    totalAmount: Rupees,
    items: Type.Array(OrderLineView),
    pricing: PricingView,
    payment: Type.Object({
      giftCard: Type.Union([Type.Object({ last4: Type.String(), amount: Rupees }), Type.Null()]),
      rest: Rupees,
      method: Type.Enum(['cod', 'prepaid', 'online', 'giftcard']),
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
      payableUntil: DateOrNull,
    }),
    /** Extra amount of an edit, payable at `/#/pay?link=…`; null without a request (PAYMENT-20). */
    difference: Type.Union([
      Type.Object({ amount: Rupees, link: Type.String(), payableUntil: IsoDate }),
      Type.Null(),
    ]),
    /** Refunds without a return or cancellation; no date until they are sent (PAYMENT-24). */
    givenBack: Type.Array(
      Type.Object({
        amount: Rupees,
        cause: Type.Enum(['goodwill', 'order changed', ...SURPLUS_CAUSES]),
        givenBackAt: DateOrNull,
      }),
    ),
    paymentMethod: Type.Enum(['cod', 'prepaid', 'online']),
    paymentStatus: Type.Enum(['pending', 'completed', 'refunded']),
    deliveryAddress: OrderAddressView,
    business: Type.Optional(BusinessView),
    /** Payer of goods sent to another person (CHECKOUT-25). */
    billTo: Type.Optional(BilledPersonView),
    estimatedDelivery: Type.String(),
    delivery: Type.Object({
      type: Type.Literal('standard'),
      courierPartner: TextOrNull,
      trackingNumber: TextOrNull,
      /** ISO day in India; null if none was named (DELIVERY-5). */
      arrivesOn: TextOrNull,
      /** Name of the delivery method; absent for the usual way (DELIVERY-14). */
      methodName: Type.Optional(Type.String()),
    }),
    /** Present once packed; an order may have several (PARCEL-2). */
    parcels: Type.Array(ShopperParcelView),
    /** Of an order that goes out for returned goods: the order that they were of (RETURN-17). */
    replacementFor: Type.Union([
      Type.Object({ orderId: Type.String(), orderNumber: Type.String(), returnNumber: Type.Integer() }),
      Type.Null(),
    ]),
    /** Of a replacement that was cancelled: cash that waits to be sent back, and the return at which one says where to (RETURN-22). */
    cashBack: Type.Union([
      Type.Object({
        amount: Rupees,
        orderId: Type.String(),
        returnId: Type.String(),
        payout: TextOrNull,
      }),
      Type.Null(),
    ]),
    couponCode: TextOrNull,
    coins: Type.Integer(),
    /** Of the page that tracks it without a login; null before dispatch (PARCEL-24). */
    trackLink: TextOrNull,
    /** Of the page that reviews its goods; null while none can be (REVIEW-6). */
    reviewLink: TextOrNull,
    /** Of an order on delivery that is packed once its shopper confirms it, else null (CHECKOUT-31). */
    confirmation: Type.Union([Type.Object({ by: IsoDate, link: Type.String() }), Type.Null()]),
    trackingStages: Type.Array(
      Type.Object({
        stage: Type.String(),
        status: Type.String(),
        timestamp: IsoDate,
        description: Type.String(),
      }),
    ),
  }),
  ORDER_ALIASES,
);

export type OrderView = Static<typeof OrderView>;
