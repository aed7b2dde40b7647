import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PAISE, paise, sumPaise } from '../money.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { priceLines } from '../pricing/price-lines.ts';
import { splitGst } from '../pricing/split-gst.ts';
import { FIRST_DELIVERY } from '../setting/settings.ts';
import { creditNoteFigures } from './credit-note-figures.ts';
import { exchangeFigures, mayGoOut } from './exchange-figures.ts';
import { invoiceFigures } from './invoice-figures.ts';

const aLine = fc.record({
  price: fc.integer({ min: 1, max: 90_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  back: fc.integer({ min: 1, max: 5 }),
  cheaper: fc.option(fc.integer({ min: 1, max: 100 })),
});

function soldOrder(
  wanted: readonly { price: number; quantity: number }[],
  coupon: number,
  supplyState: string,
) {
  const lines = wanted.map(({ price, quantity }) => ({
    price: paise(price),
    originalPrice: paise(price),
    quantity,
  }));
  const summary = priceCart(lines, FIRST_DELIVERY, { coupon: paise(coupon), coins: NO_PAISE });
  const amounts = priceLines(lines, summary);
  const split = splitGst(summary.subtotal, summary.gst, { sellerState: 'Kerala', supplyState });
  return {
    ...split,
    taxable: summary.subtotal,
    delivery: summary.delivery,
    total: summary.total,
    supplyState,
    gstBasisPoints: 1_800,
    lines: lines.map((line, index) => ({
      ...line,
      description: 'Goods',
      hsnCode: '20098990',
      taxable: amounts[index]?.taxable ?? NO_PAISE,
    })),
  };
}

describe('an exchange', () => {
  it('costs what the return gives back, or less for cheaper goods, and adds up (RETURN-17)', () => {
    fc.assert(
      fc.property(
        fc.array(aLine, { minLength: 1, maxLength: 4 }),
        fc.nat({ max: 20_000 }),
        fc.constantFrom('Kerala', 'Goa'),
        (wanted, coupon, state) => {
          const order = soldOrder(wanted, coupon, state);
          const back = wanted.map((one, index) => ({
            position: index + 1,
            quantity: Math.min(one.back, one.quantity),
            reason: 'damaged' as const,
          }));
          const note = creditNoteFigures(order, 'Kerala', [], back);
          const exchanged = wanted.map(({ price, cheaper }) => ({
            isSame: cheaper === null,
            soldAt: paise(price),
            price: paise(cheaper === null ? price * 2 : Math.min(price, cheaper)),
          }));
          const figures = exchangeFigures(note, exchanged, { sellerState: 'Kerala', supplyState: state });
          expect(figures.total).toBeLessThanOrEqual(note.total);
          if (exchanged.every(({ isSame }) => isSame)) expect(figures.total).toBe(note.total);
          const { cgst, sgst, igst, roundOff } = figures.tax;
          expect(sumPaise(cgst, sgst, igst, roundOff)).toBe(figures.gst);
          expect(figures.subtotal).toBe(sumPaise(...figures.lines.map(({ taxable }) => taxable)));
          // A replacement is returnable: its invoice adds up.
          const again = {
            ...figures.tax,
            taxable: figures.subtotal,
            delivery: figures.delivery,
            total: figures.total,
            supplyState: state,
            gstBasisPoints: 1_800,
            lines: order.lines.map((line, index) => ({
              ...line,
              quantity: back[index]?.quantity ?? 0,
              taxable: figures.lines[index]?.taxable ?? NO_PAISE,
            })),
          };
          const invoice = invoiceFigures(again, 'Kerala');
          expect(sumPaise(invoice.taxable, ...invoice.taxTotals, invoice.roundOff, invoice.delivery)).toBe(
            figures.total,
          );
          expect(creditNoteFigures(again, 'Kerala', [], back).total).toBe(figures.total);
        },
      ),
    );
  });

  it('sends the same goods at any current price, others only when they are not more expensive', () => {
    const soldAt = paise(500);
    expect(mayGoOut({ isSame: true, soldAt, price: paise(900) })).toBe(true);
    expect(mayGoOut({ isSame: false, soldAt, price: paise(500) })).toBe(true);
    expect(mayGoOut({ isSame: false, soldAt, price: paise(501) })).toBe(false);
  });
});
