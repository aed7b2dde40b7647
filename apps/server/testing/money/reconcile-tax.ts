import { creditNoteFigures } from '@ilaneer/domain/tax-document/credit-note-figures';
import { invoiceFigures } from '@ilaneer/domain/tax-document/invoice-figures';
import { expect } from 'vitest';
import type { Database } from '../../src/db/connect.ts';
import { toInvoicedOrder } from '../../src/modules/order/invoiced-order.ts';
import { findOrderById, type Order } from '../../src/modules/order/repository.ts';
import { goodwillOf } from '../../src/modules/payment/refunds/goodwill-repository.ts';
import { listReturns } from '../../src/modules/return/repository.ts';

const SELLER_STATE = 'Kerala';

/** Order, invoice and credit notes by its rates, to the paisa. Replacements carry the returned taxes. */
export async function reconcileTax(
  db: Database,
  orderId: string,
  what: 'order' | 'replacement' = 'order',
): Promise<void> {
  const order = await findOrderById(db, orderId);
  if (order === null) throw new Error('the order is gone');
  if (order.prices === 'inclusive') reconcileWithin(order);
  else if (what === 'order') reconcileRates(order);
  const invoiced = toInvoicedOrder(order);
  const invoice = invoiceFigures(invoiced, SELLER_STATE);
  expect(sum([...invoice.taxTotals, ...invoice.deliveryTaxes]) + order.roundOffPaise).toBe(order.gstPaise);
  const returns = (await listReturns(db, [orderId]))
    .filter(({ state }) => state === 'refunded')
    .sort((one, other) => (one.refundPosition ?? 0) - (other.refundPosition ?? 0));
  const notes = returns.map(({ lines }, index) =>
    creditNoteFigures(
      invoiced,
      SELLER_STATE,
      returns.slice(0, index).flatMap((earlier) => earlier.lines),
      lines,
    ),
  );
  const goodwill = await goodwillOf(db, orderId);
  notes.forEach(({ total }, index) => {
    const { refundPaise = 0, creditedPaise = 0, roundOffPaise = 0 } = returns[index] ?? {};
    const refund = (refundPaise ?? 0) + creditedPaise - roundOffPaise;
    // Difference up to earlier goodwill.
    expect(refund).toBeLessThanOrEqual(total);
    expect(refund).toBeGreaterThanOrEqual(total - goodwill);
  });
  const units = sum(order.lines.map(({ quantity }) => quantity));
  const back = sum(returns.flatMap(({ lines }) => lines.map(({ quantity }) => quantity)));
  invoice.taxes.forEach((_, tax) => {
    const sold = (invoice.taxTotals[tax] ?? 0) + (invoice.deliveryTaxes[tax] ?? 0);
    const given = sum(notes.map((note) => (note.taxTotals[tax] ?? 0) + (note.deliveryTaxes[tax] ?? 0)));
    expect(given).toBeLessThanOrEqual(sold);
    if (back === units) expect(given).toBe(sold);
  });
}

// Independent plain arithmetic.
function reconcileWithin(order: Order): void {
  const heads = order.igstPaise > 0 ? 1 : 2;
  let gst = order.deliveryGstPaise;
  for (const { gstBasisPoints: rate, taxablePaise, gstPaise } of order.lines) {
    const head = ((taxablePaise + gstPaise) * rate) / heads / (10_000 + rate);
    // Replacements inherit rounding.
    expect(Math.abs(gstPaise / heads - head)).toBeLessThanOrEqual(2);
    expect(gstPaise % heads).toBe(0);
    gst += gstPaise;
  }
  expect(order.gstPaise).toBe(gst);
  expect(order.roundOffPaise).toBe(0);
  expect(order.sgstPaise).toBe(order.cgstPaise);
  const goods = sum(order.lines.map((line) => line.pricePaise * line.quantity));
  const paid = order.totalPaise - order.deliveryPaise - order.deliveryGstPaise;
  expect(paid).toBeLessThanOrEqual(goods);
  expect(sum(order.lines.map(({ taxablePaise, gstPaise }) => taxablePaise + gstPaise))).toBe(paid);
  const shares = order.deliveryTaxes ?? [];
  expect(sum(shares.map(({ taxable }) => taxable))).toBe(order.deliveryPaise);
  expect(sum(shares.map((share) => share.gst))).toBe(order.deliveryGstPaise);
  for (const share of shares) {
    const exact = ((share.taxable + share.gst) * share.basisPoints) / (10_000 + share.basisPoints);
    expect(Math.abs(share.gst - exact)).toBeLessThanOrEqual(1);
  }
  expect(sum(order.lines.map(({ taxablePaise }) => taxablePaise))).toBe(order.subtotalPaise);
}

// Independent plain arithmetic.
function reconcileRates(order: Order): void {
  const rates = [...new Set(order.lines.map(({ gstBasisPoints }) => gstBasisPoints))];
  // Rebilled amounts are within a paisa (PRICING-34).
  const isRebilled = order.events.some(({ kind }) => kind === 'tax_changed');
  const near = (amount: number, exactly: number) =>
    expect(Math.abs(amount - exactly)).toBeLessThanOrEqual(isRebilled ? order.lines.length + 1 : 0);
  const split = { cgst: 0, igst: 0, gst: 0 };
  for (const rate of rates) {
    const lines = order.lines.filter(({ gstBasisPoints }) => gstBasisPoints === rate);
    const taxable = sum(lines.map(({ taxablePaise }) => taxablePaise));
    const gst = Math.round((taxable * rate) / 10_000);
    near(sum(lines.map(({ gstPaise }) => gstPaise)), gst);
    split.cgst += Math.round((taxable * rate) / 20_000);
    split.gst += gst;
  }
  const onDelivery = (order.deliveryPaise * (order.deliveryGstBasisPoints ?? 0)) / 10_000;
  near(order.deliveryGstPaise, onDelivery);
  near(order.gstPaise, split.gst + onDelivery);
  near(order.cgstPaise, split.cgst + onDelivery / 2);
  expect(order.sgstPaise).toBe(order.cgstPaise);
  expect(sum(order.lines.map(({ taxablePaise }) => taxablePaise))).toBe(order.subtotalPaise);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
