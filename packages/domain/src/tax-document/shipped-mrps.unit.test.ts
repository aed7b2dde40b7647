import { describe, expect, it } from 'vitest';
import { NO_PAISE, paise } from '../money.ts';
import type { BilledOrder } from './billed-order.ts';
import { withShippedMrps } from './shipped-mrps.ts';

const PERSON: BilledOrder['buyer'] = {
  fullName: 'Asha Nair',
  addressLine1: '1 Palm Road',
  addressLine2: '',
  city: 'Kochi',
  state: 'Kerala',
  pinCode: '682001',
  country: 'India',
  phone: '9847012345',
};

function billed(isInclusive: boolean): BilledOrder {
  const line = { hsnCode: '2009', price: paise(5_500), originalPrice: paise(6_500), taxable: paise(9_322) };
  return {
    number: 'OD1',
    placedAt: new Date(0),
    isPaidOnDelivery: true,
    giftCard: null,
    cashRoundOff: NO_PAISE,
    buyer: PERSON,
    billTo: null,
    business: null,
    figures: {
      lines: [
        { ...line, description: 'Lime', quantity: 2 },
        { ...line, description: 'Cap', quantity: 1 },
      ],
      gstBasisPoints: 1_800,
      taxable: paise(18_644),
      cgst: paise(1_678),
      sgst: paise(1_678),
      igst: NO_PAISE,
      roundOff: NO_PAISE,
      delivery: NO_PAISE,
      total: paise(22_000),
      supplyState: 'Kerala',
      isInclusive,
    },
    discounts: {
      offListPrice: paise(3_000),
      byCoupon: NO_PAISE,
      couponCode: null,
      byCoins: NO_PAISE,
      coins: 0,
    },
  };
}

describe('the MRP of the goods that were shipped (BATCH-9)', () => {
  it('is the list price of their line, and the discount is measured on it', () => {
    const shipped = withShippedMrps(billed(true), (index) => (index === 0 ? paise(6_000) : null));
    expect(shipped.figures.lines.map(({ originalPrice }) => originalPrice)).toEqual([6_000, 6_500]);
    expect(shipped.discounts.offListPrice).toBe(2_000);
    expect(shipped.figures.total).toBe(22_000);
  });

  it('changes nothing where prices are before GST, nor below the price', () => {
    expect(withShippedMrps(billed(false), () => paise(6_000))).toEqual(billed(false));
    expect(withShippedMrps(billed(true), () => paise(5_499))).toEqual(billed(true));
  });
});
