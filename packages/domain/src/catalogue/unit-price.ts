import { type Paise, paise } from '../money.ts';

export const NET_UNITS = ['ml', 'g', 'piece'] as const;

/** `count` pieces of `amount` ml, g or pieces. */
export type NetQuantity = {
  readonly count: number;
  readonly amount: number;
  readonly unit: (typeof NET_UNITS)[number];
};

export type UnitPrice = { readonly price: Paise; readonly per: 'ml' | 'litre' | 'g' | 'kg' | 'piece' };

const THOUSAND = 1_000;

/**
 * Packaged-goods law: per ml or g below one litre or kilogram, per litre or kg above, per piece for counted
 * goods. Null when equal to the price, not required, or without contents.
 */
export function unitPrice(price: Paise, net: NetQuantity): UnitPrice | null {
  const total = net.count * net.amount;
  if (total <= 0) return null;
  const { per, size } = unitOf(net.unit, total);
  return total === size ? null : { price: paise(Math.round((price * size) / total)), per };
}

function unitOf(unit: NetQuantity['unit'], total: number): { per: UnitPrice['per']; size: number } {
  switch (unit) {
    case 'ml':
      return total < THOUSAND ? { per: 'ml', size: 1 } : { per: 'litre', size: THOUSAND };
    case 'g':
      return total < THOUSAND ? { per: 'g', size: 1 } : { per: 'kg', size: THOUSAND };
    case 'piece':
      return { per: 'piece', size: 1 };
  }
}
