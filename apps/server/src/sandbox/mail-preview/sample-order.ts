import { coinSavings } from '@ilaneer/domain/coin/coin';
import { paise } from '@ilaneer/domain/money';
import type { LineChoice } from '@ilaneer/domain/order/line-snapshot';
import { placeOrder } from '@ilaneer/domain/order/place-order';
import type { ParcelNews } from '@ilaneer/domain/parcel/parcel-news';
import { payableUntil } from '@ilaneer/domain/payment/payment-hold';
import { FIRST_DELIVERY } from '@ilaneer/domain/setting/settings';
import { toOrderRows } from '../../flows/checkout/checkout.ts';
import { type CartLine, toPricedLine } from '../../modules/cart/cart.ts';
import type { Order } from '../../modules/order/order.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const ADDRESS = {
  fullName: 'Asha Menon',
  phone: '9876543210',
  addressLine1: '12 Jetty Road',
  addressLine2: 'Near the boat jetty',
  city: 'Mangaluru',
  state: 'Karnataka',
  country: 'India',
  pinCode: '575001',
  addressType: 'Home',
  stateConfirmed: false,
} as const;

export const SAMPLE_SHOPPER = { id: 'sample-shopper', name: 'Asha Menon', email: 'asha@example.in' } as const;

export const PARCEL = { courier: 'DTDC', trackingNumber: 'KL123456789IN' } as const;

export const LEAKING = {
  returnId: 'sample',
  orderId: 'sample',
  position: 1,
  quantity: 1,
  reason: 'leaking',
} as const;

/** A fictional order with the domain's figures. */
export function sampleOrder(paymentMethod: 'cod' | 'prepaid'): Order {
  const lines = [
    lineOf('Filter coffee', 'Pack of 12', 72_000, { quantity: 2, giftNote: null }),
    lineOf('Monsoon T-shirt', 'Leaf green, M', 79_900, { quantity: 1, giftNote: 'Happy birthday, Divya!' }),
  ];
  const orderable = lines.map((line) => ({ ...toPricedLine(line, () => undefined), ...line }));
  const claim = {
    lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity, price: null })),
    total: null,
  };
  const place = { sellerState: ADDRESS.state, supplyState: ADDRESS.state };
  const reductions = { coupon: paise(15_000), coins: coinSavings(20) };
  const figures = placeOrder(orderable, claim, place, FIRST_DELIVERY, reductions);
  if (!figures.ok) throw new Error(`the sample order cannot be placed: ${figures.error.code}`);
  const rows = toOrderRows({
    id: `sample-order-${paymentMethod}`,
    userId: SAMPLE_SHOPPER.id,
    at: AT,
    lines,
    figures: figures.value,
    isFlat: true,
    couponCode: 'WELCOME10',
    coins: 20,
    giftCard: null,
    paymentMethod,
    roundsCash: false,
    promisedOn: '2026-12-02',
    confirmBy: null,
    deliveryMethod: null,
    payableUntil: paymentMethod === 'cod' ? null : payableUntil(AT),
    awaitsPlaceOrder: false,
    takenBy: null,
    quote: null,
    idempotencyKey: null,
    requestHash: '',
    deliveryAddress: { ...ADDRESS, email: SAMPLE_SHOPPER.email },
    business: null,
    billTo: null,
  });
  return { ...rows.order, number: 'OD10001', lines: rows.lines, events: [rows.event] };
}

function lineOf(name: string, variantName: string, pricePaise: number, choice: LineChoice): CartLine {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return {
    productId: id,
    name,
    description: '',
    categoryId: '',
    parentCategoryId: null,
    categoryName: '',
    hsnCode: '22029990',
    hasVariants: true,
    variantId: `${id}_V01`,
    variantName,
    position: 0,
    sku: id,
    options: {},
    picture: '',
    pricePaise,
    originalPricePaise: pricePaise,
    mrpPaise: pricePaise,
    stock: 10,
    isSold: true,
    ...choice,
    addedAt: AT,
    updatedAt: AT,
  };
}

export function sampleParcelNews(news: ParcelNews, publicUrl: string) {
  const order = sampleOrder('prepaid');
  const lines = order.lines.map(({ orderId, position, quantity }) => ({
    ...{ parcelId: 'sample', orderId, linePosition: position, quantity, packed: quantity },
  }));
  const parcel = { id: 'sample', position: 1, ...PARCEL, lines };
  const event = { id: 1, code: news, news, report: { reason: 'not at home' } };
  const links = { track: `${publicUrl}/#/track/sample`, choose: `${publicUrl}/#/delivery/sample` };
  return [order, parcel, event, links] as const;
}
