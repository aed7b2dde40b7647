import type { getPinCode } from '@ilaneer/contract/address/pin-code';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { getStaffOrder, StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import type { listStaffOrders, OrderRowView } from '@ilaneer/contract/staff/orders/order-list';
import type { OrderState } from '@ilaneer/contract/staff/orders/order-state';
import type { moveStaffOrder } from '@ilaneer/contract/staff/orders/order-writes';
import type { getOrderParcels } from '@ilaneer/contract/staff/parcels/parcels';
import type { StaffServer } from '../staff-server.ts';

export const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/%3E";

export const ORDER: StaffOrderView = {
  state: {
    id: 'order-1',
    orderNumber: 'OD10001',
    status: 'placed',
    paymentStatus: 'pending',
    courier: null,
    trackingNumber: null,
    tags: [],
    hold: null,
    version: 1,
  },
  placedAt: '2026-11-29T05:38:17.115Z',
  arrival: null,
  deliveredAt: null,
  cancelReason: null,
  moves: [
    { move: 'process', to: 'processing', needs: 'nothing' },
    { move: 'cancel', to: 'cancelled', needs: 'reason' },
  ],
  dispatchGate: 'warn',
  canEditAddress: true,
  canEditBusiness: true,
  linesClosed: null,
  paymentRequest: null,
  payLink: null,
  address: {
    fullName: 'Anu Thomas',
    phone: '9685080114',
    email: 'anu@example.in',
    addressLine1: '12 Palm Grove Road',
    addressLine2: 'Near the boat jetty',
    city: 'Kochi',
    state: 'Kerala',
    zipCode: '682001',
    addressType: 'Home',
  },
  business: null,
  billTo: null,
  needsEWayBill: false,
  lacksEWayBill: false,
  unprintable: [],
  lines: [
    {
      position: 1,
      variantId: 'water-pack-6',
      name: 'Tender Coconut Water Pack',
      variantName: 'Pack: 6 x 200 ml',
      sku: 'ILN-TCW-P06-NAT',
      picture: PICTURE,
      quantity: 2,
      price: 285,
      total: 570,
      gstRate: 18,
    },
  ],
  money: {
    goods: 600,
    discount: 30,
    couponCode: null,
    couponSavings: 0,
    coinSavings: 0,
    gst: 102.6,
    gstIncluded: false,
    delivery: 0,
    total: 672.6,
    cashRoundOff: 0,
    giftCard: null,
    method: 'cod',
    paymentStatus: 'pending',
    refundable: 0,
    refundableByItself: 0,
  },
  payments: [],
  refunds: [],
  documents: [],
  returns: [],
  exchanges: [],
  cashBack: null,
  timeline: [
    { at: '2026-11-29T05:38:17.115Z', kind: 'placed', who: 'Shopper', text: null, staffOnly: false },
  ],
  customer: {
    id: 'customer-1',
    name: 'Anu Thomas',
    email: 'anu@example.in',
    mobile: null,
    since: '2026-11-29T05:38:15.621Z',
    orders: 1,
    spent: 0,
    record: { delivered: 0, refused: 0, isPoor: false },
    lastOrders: [],
  },
};

export const PROCESSING: StaffOrderView = {
  ...ORDER,
  state: { ...ORDER.state, status: 'processing', version: 2 },
  moves: [
    { move: 'ship', to: 'shipped', needs: 'parcel' },
    { move: 'back', to: 'placed', needs: 'reason' },
  ],
};

export const ROW: OrderRowView = {
  id: 'order-1',
  orderNumber: 'OD10001',
  status: 'placed',
  paymentMethod: 'cod',
  paymentStatus: 'pending',
  total: 672.6,
  customerName: 'Anu Thomas',
  phone: '9685080114',
  city: 'Kochi',
  pinCode: '682001',
  units: 2,
  firstItem: 'Tender Coconut Water Pack',
  courier: null,
  trackingNumber: null,
  tags: [],
  hold: null,
  placedAt: '2026-11-29T05:38:17.115Z',
  arrival: null,
  version: 1,
};

export function listOf<Row>(...rows: Row[]) {
  return { success: true as const, rows, next: null, count: { found: rows.length, isMore: false } };
}

export function answerOrder(
  server: StaffServer,
  order: StaffOrderView = ORDER,
  parcels: ReplyOf<typeof getOrderParcels>['parcels'] = [],
): void {
  server.answer<typeof listStaffOrders>('GET', '/staff/orders', listOf(ROW));
  server.answer<typeof getPinCode>('GET', '/pin-codes/:pin', {
    success: true,
    pinCode: '682001',
    city: 'Kochi',
    district: 'Ernakulam',
    state: 'Kerala',
  });
  server.answer<typeof getStaffOrder>('GET', '/staff/orders/:orderId', { success: true, order });
  server.answer<typeof getOrderParcels>('GET', '/staff/orders/:orderId/parcels/made', {
    success: true,
    parcels,
  });
}

export function nowIs(server: StaffServer, order: StaffOrderView): { success: true; order: OrderState } {
  server.answer<typeof getStaffOrder>('GET', '/staff/orders/:orderId', { success: true, order });
  return { success: true, order: order.state };
}

export function answerMoves(server: StaffServer, order: StaffOrderView = ORDER): void {
  let { state } = order;
  server.act<typeof moveStaffOrder>('POST', '/staff/orders/:orderId/moves', (body) => {
    const version = state.version + 1;
    state =
      body.move === 'ship'
        ? {
            ...state,
            version,
            status: 'shipped',
            courier: body.courier ?? null,
            trackingNumber: body.trackingNumber ?? null,
          }
        : { ...state, version, status: body.move === 'process' ? 'processing' : 'placed' };
    const moves = body.move === 'process' ? PROCESSING.moves : body.move === 'back' ? ORDER.moves : [];
    return nowIs(server, { ...order, state, moves });
  });
}
