import type { CartLineView } from '@ilaneer/contract/cart/cart';
import { describe, expect, it } from 'vitest';
import { type CartChange, replayChanges } from './cart-change.ts';

function line(productId: string, variantId: string, quantity: number): CartLineView {
  return {
    name: 'Water',
    image: '/pictures/water.svg',
    price: 40,
    originalPrice: 50,
    mrp: 59,
    gstIncluded: false,
    productId,
    variantId,
    variantName: '200 ml',
    quantity,
    unit: 'pcs',
    offerpercentage: 20,
    currentStock: 9,
    maxQuantity: 9,
    available: true,
    hasVariants: true,
    addedAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    productDetails: { description: '', gst: 18, category: 'Water' },
    variantCombination: { sku: 'W', variants: {} },
  };
}

function change(kind: CartChange['kind'], variantId: string | null, quantity = 1): CartChange {
  return { kind, productId: 'water', variantId, quantity };
}

function shown(changes: readonly CartChange[]) {
  return replayChanges([line('water', 'v1', 2), line('water', 'v2', 5)], changes).map(
    ({ quantity, state }) => [quantity, state],
  );
}

describe('changes replayed over the cart', () => {
  it('leave other lines alone', () => {
    expect(shown([])).toEqual([
      [2, 'idle'],
      [5, 'idle'],
    ]);
    expect(shown([change('set', 'v2', 6)])).toEqual([
      [2, 'idle'],
      [6, 'updating'],
    ]);
  });

  it('are replayed in their order', () => {
    expect(shown([change('set', 'v1', 4), change('add', 'v1', 3)])[0]).toEqual([7, 'updating']);
    expect(shown([change('set', 'v1', 4), change('remove', 'v1')])[0]).toEqual([4, 'removing']);
  });

  it('keep a removed line in its place until the server has answered', () => {
    expect(shown([change('remove', 'v2')])).toEqual([
      [2, 'idle'],
      [5, 'removing'],
    ]);
  });

  it('show the quantity that is chosen before it is sent, and a running change over it', () => {
    const lines = [line('water', 'small', 2), line('oil', 'big', 1)];
    const pending = new Map([['small', 5]]);
    expect(replayChanges(lines, [], pending)).toMatchObject([
      { quantity: 5, state: 'idle' },
      { quantity: 1, state: 'idle' },
    ]);
    const sent: CartChange = { kind: 'set', productId: 'water', variantId: 'small', quantity: 4 };
    expect(replayChanges(lines, [sent], pending)).toMatchObject([{ quantity: 4, state: 'updating' }, {}]);
  });
});
