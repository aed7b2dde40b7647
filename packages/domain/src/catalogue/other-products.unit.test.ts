import { describe, expect, it } from 'vitest';
import { otherProducts } from './other-products.ts';

function product(
  id: string,
  categoryId: string,
  day: number,
  more: { soldOut?: true; parent?: string } = {},
) {
  const createdAt = new Date(Date.UTC(2026, 0, day)).toISOString();
  const availability = more.soldOut ? ('Out of stock' as const) : ('In stock' as const);
  return { id, categoryId, parentCategoryId: more.parent ?? null, availability, createdAt };
}

describe('other products', () => {
  const shown = product('shown', 'caps', 1, { parent: 'merchandise' });
  const others = [
    product('newest', 'oil', 9),
    product('same parent', 'bags', 2, { parent: 'merchandise' }),
    product('same category', 'caps', 3, { parent: 'merchandise' }),
    product('sold out', 'caps', 8, { parent: 'merchandise', soldOut: true }),
    product('older', 'oil', 4),
  ];

  it('come from its category, then the parent, then the newest, and sold out ones last', () => {
    expect(otherProducts(shown, [shown, ...others]).map(({ id }) => id)).toEqual([
      'same category',
      'same parent',
      'newest',
      'older',
    ]);
    expect(otherProducts(shown, others.slice(3)).map(({ id }) => id)).toEqual(['older', 'sold out']);
  });
});
