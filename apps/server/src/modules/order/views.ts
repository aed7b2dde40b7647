import type { OrderView } from '@ilaneer/contract/order-view';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { cancelOrder } from '@ilaneer/domain/order/cancel-order';
import { type OrderStatus, statusCodeOf } from '@ilaneer/domain/order/status';
import { pictureUrl } from '../catalogue/views.ts';
import type { Order, OrderLineRow } from './repository.ts';

/** An order as its shopper sees it. */
export function toOrderView(order: Order): OrderView {
  const total = rupees(order.totalPaise);
  const { pinCode, ...address } = order.deliveryAddress;
  const gst = rupees(order.gstPaise);
  const gstRate = order.gstBasisPoints / 100;
  return {
    id: order.id,
    orderId: order.id,
    orderNumber: order.number,
    status: order.status,
    statusCode: statusCodeOf(order.status),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    isCancellable: order.status !== 'cancelled' && cancelOrder(order.status).ok,
    isCancelledbyCustomer: order.events.some(
      ({ kind, actor }) => kind === 'cancelled' && actor === 'shopper',
    ),
    totalAmount: total,
    items: order.lines.map((line) => toOrderLineView(line, gstRate)),
    itemCount: order.lines.length,
    totalQuantity: order.lines.reduce((units, line) => units + line.quantity, 0),
    pricing: {
      totalMRP: rupees(order.totalMrpPaise),
      discountAmount: rupees(order.discountPaise),
      couponSavings: rupees(order.couponSavingsPaise),
      coinSavings: rupees(order.coinSavingsPaise),
      subtotal: rupees(order.subtotalPaise),
      gst,
      tax: gst,
      cgst: rupees(order.cgstPaise),
      sgst: rupees(order.sgstPaise),
      igst: rupees(order.igstPaise),
      roundOff: rupees(order.roundOffPaise),
      deliveryCharge: rupees(order.deliveryPaise),
      codCharge: 0,
      total,
      finalTotal: total,
      totalSavings: rupees(order.totalSavingsPaise),
      itemsPricing: order.lines.map(toLinePricing),
    },
    payment: {
      paymentMethod: order.paymentMethod,
      status: order.paymentStatus,
      amount: total,
      currency: 'INR',
      transactionId: null,
      paymentGateway: order.paymentMethod === 'cod' ? 'cod' : null,
      paymentId: null,
    },
    paymentMethod: order.paymentMethod,
    deliveryAddress: {
      ...address,
      pincode: pinCode,
      zipCode: pinCode,
      fullAddress: [
        address.addressLine1,
        address.addressLine2,
        address.city,
        `${address.state} ${pinCode}`,
        address.country,
      ]
        .filter((part) => part !== '')
        .join(', '),
    },
    delivery: {
      type: 'standard',
      charges: rupees(order.deliveryPaise),
      actualDate: order.deliveredAt?.toISOString() ?? null,
    },
    couponCode: null,
    trackingStages: order.events.map(({ kind, status, happenedAt }) => ({
      stage: kind,
      status,
      timestamp: happenedAt.toISOString(),
      description: stageTexts[status],
    })),
  };
}

const stageTexts: Readonly<Record<OrderStatus, string>> = {
  pending: 'We are waiting for the payment.',
  placed: 'Your order has been placed.',
  processing: 'Your order is being packed.',
  shipped: 'Your order has left us.',
  'in transit': 'Your order is on its way.',
  delivered: 'Your order has been delivered.',
  cancelled: 'Your order has been cancelled.',
};

function toOrderLineView(line: OrderLineRow, gstRate: number): OrderView['items'][number] {
  return {
    productId: line.productId,
    variantId: line.variantId,
    variantName: line.variantName,
    name: line.name,
    productDetails: { name: line.name, description: line.description },
    sku: line.sku,
    hsnCode: line.hsnCode,
    image: pictureUrl(line.picture),
    quantity: line.quantity,
    unit: 'pcs',
    price: rupees(line.pricePaise),
    originalPrice: rupees(line.originalPricePaise),
    mrp: rupees(line.mrpPaise),
    totalPrice: rupees(line.pricePaise * line.quantity),
    gstRate,
    variant: { variantId: line.variantId, variantName: line.variantName },
  };
}

function toLinePricing(line: OrderLineRow): OrderView['pricing']['itemsPricing'][number] {
  return {
    productId: line.productId,
    variantId: line.variantId,
    name: line.name,
    unitMrp: rupees(line.originalPricePaise),
    totalMrp: rupees(line.originalPricePaise * line.quantity),
    unitSellingPrice: rupees(line.pricePaise),
    totalSellingPrice: rupees(line.pricePaise * line.quantity),
    discount: rupees(line.discountPaise),
    taxableValue: rupees(line.taxablePaise),
    gstAmount: rupees(line.gstPaise),
    total: rupees(line.taxablePaise + line.gstPaise),
  };
}

function rupees(amount: number): number {
  return rupeesFromPaise(paise(amount));
}
