import { indiaTime } from '@ilaneer/domain/india-day';
import { amount, type Column, count, day, text } from './columns.ts';
import type { ExportedLine, ExportedOrder } from './order-repository.ts';

/** One row an order. */
export const ORDER_COLUMNS: readonly Column<ExportedOrder>[] = [
  text('Order', ({ number }) => number),
  day('Placed on', ({ createdAt }) => createdAt),
  text('Placed at', ({ createdAt }) => indiaTime(createdAt)),
  text('Status', ({ status }) => status),
  text('Payment method', ({ paymentMethod }) => paymentMethod),
  text('Payment status', ({ paymentStatus }) => paymentStatus),
  day('Paid on', ({ paidAt }) => paidAt),
  text('Invoice', ({ invoice }) => invoice),
  text('Name', ({ deliveryAddress }) => deliveryAddress.fullName),
  text('Phone', ({ deliveryAddress }) => deliveryAddress.phone),
  text('Email', ({ deliveryAddress }) => deliveryAddress.email),
  text('Address line 1', ({ deliveryAddress }) => deliveryAddress.addressLine1),
  text('Address line 2', ({ deliveryAddress }) => deliveryAddress.addressLine2),
  text('City', ({ deliveryAddress }) => deliveryAddress.city),
  text('State', ({ deliveryAddress }) => deliveryAddress.state),
  text('PIN code', ({ deliveryAddress }) => deliveryAddress.pinCode),
  count('Units', ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0)),
  text('SKUs', ({ lines }) => lines.map(({ sku, quantity }) => `${quantity} × ${sku}`).join('; ')),
  amount('MRP of items', ({ totalMrpPaise }) => totalMrpPaise),
  amount('Discount', ({ discountPaise }) => discountPaise),
  text('Coupon', ({ couponCode }) => couponCode),
  amount('Coupon savings', ({ couponSavingsPaise }) => couponSavingsPaise),
  amount('Coin savings', ({ coinSavingsPaise }) => coinSavingsPaise),
  amount('Subtotal', ({ subtotalPaise }) => subtotalPaise),
  amount('CGST', ({ cgstPaise }) => cgstPaise),
  amount('SGST', ({ sgstPaise }) => sgstPaise),
  amount('IGST', ({ igstPaise }) => igstPaise),
  amount('Round off', ({ roundOffPaise }) => roundOffPaise),
  amount('Delivery', ({ deliveryPaise }) => deliveryPaise),
  amount('Total', ({ totalPaise }) => totalPaise),
  amount('Paid by gift card', ({ giftCardPaise }) => giftCardPaise),
  text('Courier', ({ courier }) => courier),
  text('Tracking number', ({ trackingNumber }) => trackingNumber),
  day('Delivered on', ({ deliveredAt }) => deliveredAt),
  day('Cancelled on', ({ cancelledAt }) => cancelledAt),
  text('Why cancelled', ({ cancelReason }) => cancelReason),
  text('Tags', ({ tags }) => tags.join('; ')),
  text('On hold because', ({ holdReason }) => holdReason),
];

/** A line and its order. */
export type LineOfOrder = { readonly order: ExportedOrder; readonly line: ExportedLine };

/** One row a line. */
export const LINE_COLUMNS: readonly Column<LineOfOrder>[] = [
  text('Order', ({ order }) => order.number),
  count('Line', ({ line }) => line.position),
  day('Placed on', ({ order }) => order.createdAt),
  text('Status', ({ order }) => order.status),
  text('Payment method', ({ order }) => order.paymentMethod),
  text('Payment status', ({ order }) => order.paymentStatus),
  text('Invoice', ({ order }) => order.invoice),
  text('State', ({ order }) => order.deliveryAddress.state),
  text('PIN code', ({ order }) => order.deliveryAddress.pinCode),
  text('SKU', ({ line }) => line.sku),
  text('Product', ({ line }) => line.name),
  text('Variant', ({ line }) => line.variantName),
  text('HSN code', ({ line }) => line.hsnCode),
  count('Quantity', ({ line }) => line.quantity),
  amount('MRP', ({ line }) => line.mrpPaise),
  amount('Price before discount', ({ line }) => line.originalPricePaise),
  amount('Price', ({ line }) => line.pricePaise),
  amount('Discount', ({ line }) => line.discountPaise),
  amount('Taxable', ({ line }) => line.taxablePaise),
  count('GST %', ({ line }) => line.gstBasisPoints / 100),
  amount('GST', ({ line }) => line.gstPaise),
];
