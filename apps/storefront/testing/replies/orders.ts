import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { getOrders } from '@ilaneer/contract/order/order';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { PACK } from './cart.ts';
import { HOME } from './checkout.ts';

type Line = OrderView['items'][number];

const LINE: Line = {
  position: 1,
  productId: PACK.productId,
  variantId: PACK.variantId,
  variantName: PACK.variantName,
  name: PACK.name,
  productDetails: { description: '' },
  sku: 'WATER-6',
  hsnCode: '2202',
  image: PACK.image,
  quantity: 1,
  unit: 'pcs',
  price: 285,
  originalPrice: 300,
  mrp: 355,
  totalPrice: 285,
  gstRate: 18,
  returnOffer: { quantity: 0, reasons: [] },
};

export const ORDER: OrderView = {
  id: 'order-1-00000001',
  orderNumber: 'OD1001',
  status: 'placed',
  createdAt: '2026-11-20T06:30:00.000Z',
  updatedAt: '2026-11-20T06:30:00.000Z',
  deliveredAt: null,
  cancelledAt: null,
  isCancellable: true,
  isReturnable: false,
  returnableUntil: null,
  invoiceNo: null,
  vouchers: [],
  returns: [],
  cancellation: null,
  totalAmount: 376.3,
  items: [LINE],
  pricing: {
    totalMRP: 355,
    discountAmount: 15,
    couponSavings: 0,
    coinSavings: 0,
    subtotal: 285,
    gst: 51.3,
    gstIncluded: false,
    cgst: 25.65,
    sgst: 25.65,
    igst: 0,
    roundOff: 0,
    deliveryCharge: 40,
    codCharge: 0,
    totalSavings: 15,
    itemsPricing: [],
  },
  payment: {
    giftCard: null,
    rest: 376.3,
    method: 'cod',
    means: { kind: 'cod', network: null, last4: null },
    currency: 'INR',
    transactionId: null,
    paymentGateway: null,
    paymentId: null,
    payableUntil: null,
  },
  difference: null,
  confirmation: null,
  givenBack: [],
  paymentMethod: 'cod',
  paymentStatus: 'pending',
  deliveryAddress: {
    fullName: HOME.fullName,
    phone: HOME.phone,
    email: null,
    addressLine1: HOME.addressLine1,
    addressLine2: '',
    city: HOME.city,
    state: HOME.state,
    country: 'India',
    zipCode: HOME.zipCode,
    addressType: 'Home',
    stateConfirmed: false,
    fullAddress: '12 Palm Grove Road, Kochi, Kerala 682001',
  },
  estimatedDelivery: '2026-11-27T06:30:00.000Z',
  delivery: { type: 'standard', courierPartner: null, trackingNumber: null, arrivesOn: null },
  parcels: [],
  replacementFor: null,
  cashBack: null,
  couponCode: null,
  coins: 0,
  trackLink: null,
  reviewLink: null,
  trackingStages: [],
};

export function ordersOf(...orders: readonly OrderView[]): ReplyOf<typeof getOrders> {
  const pagination = { currentPage: 1, totalPages: 1, totalItems: orders.length, itemsPerPage: 50 };
  return { success: true, message: '', count: orders.length, orders: [...orders], pagination };
}
