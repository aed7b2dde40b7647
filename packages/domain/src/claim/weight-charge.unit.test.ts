import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDisputed, readWeightCharges, WEIGHT_SLAB_GRAMS } from './weight-charge.ts';

describe('the charge for a higher weight (REMITTANCE-11)', () => {
  it.each([
    [900, 1_000, true],
    [500, 500, true],
    [1_000, 600, true],
    [900, 1_001, false],
    [500, 501, false],
  ])('packed at %i g and charged for %i g, is disputed by itself: %s', (packed, charged, disputed) => {
    expect(isDisputed(packed, charged, 'accept')).toBe(disputed);
    expect(isDisputed(packed, charged, 'dispute')).toBe(true);
  });

  it('is accepted only where the courier counts a slab more', () => {
    const grams = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(grams, grams, (packed, charged) => {
        const slabs = (weight: number) => Math.floor((weight - 1) / WEIGHT_SLAB_GRAMS);
        expect(isDisputed(packed, charged, 'accept')).toBe(slabs(charged) <= slabs(packed));
      }),
    );
  });
});

describe('a file of charged weights (REMITTANCE-13)', () => {
  const read = (text: string) => readWeightCharges(text.split('\n').map((row) => row.split(';')));
  const first = (text: string) => {
    const charges = read(text);
    return charges.ok ? charges.value[0] : charges.error;
  };

  it('is read by its headings', () => {
    const file = [
      'Order Id;AWB Code;Charged Weight (KG);Applied Weight (KG);Excess Amount',
      "OD1;'14112364794902;1.5;1;₹1,045.50",
      'OD2;SF1KR;0.75;;45',
    ];
    expect(read(file.join('\n'))).toEqual({
      ok: true,
      value: [
        { reference: '14112364794902', chargedGrams: 1_500, appliedGrams: 1_000, amount: 104_550 },
        { reference: 'SF1KR', chargedGrams: 750, appliedGrams: null, amount: 4_500 },
      ],
    });
  });

  it('is number, weight and charge a row without headings', () => {
    const charge = { reference: 'KL1', chargedGrams: 1_500, appliedGrams: null, amount: 4_550 };
    expect(first('KL1; 1500 ;45.50')).toEqual(charge);
  });

  it.each([
    ['1.5', 1_500],
    ['2', 2_000],
    ['750', 750],
    ['80 g', 80],
    ['1,250 gms', 1_250],
    ['0.5 kg', 500],
  ])('has weights in grams or kilograms: %s', (typed, grams) => {
    expect(first(`KL1;${typed};5`)).toMatchObject({ chargedGrams: grams });
  });

  it('has weights in the unit of the heading', () => {
    expect(first('AWB;Charged Weight (g);Amount\nKL1;80;5')).toMatchObject({ chargedGrams: 80 });
    expect(first('AWB;Charged Weight in grams;Amount\nKL1;0.9;5')).toMatchObject({ chargedGrams: 1 });
  });

  it.each([
    ['KL1;0;5', "'KL1, 0, 5': a weight is between 1 g and 100 kg"],
    ['KL1;101 kg;5', "'KL1, 101 kg, 5': a weight is between 1 g and 100 kg"],
    ['KL1;500;0', "'KL1, 500, 0': a charge is above ₹0 and at most ₹20,000"],
    ['KL1;500;20000.01', "'KL1, 500, 20000.01': a charge is above ₹0 and at most ₹20,000"],
    [';500;5', "', 500, 5': there is no AWB"],
    ['KL1;500;5\nKL1;600;6', 'KL1 is named twice'],
    ['KL1;500;5\nkl 1;600;6', 'kl1 is named twice'],
    ['AWB;Charged Weight;Amount', 'There is no row'],
  ])('is refused: %j', (text, error) => {
    expect(read(text)).toEqual({ ok: false, error });
  });
});
