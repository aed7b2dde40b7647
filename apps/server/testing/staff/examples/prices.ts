import * as calls from '@ilaneer/contract/staff/catalogue/prices';
import { staffExamples } from '../staff-example.ts';
import { testProduct } from '../test-catalogue.ts';
import type { TestStaff } from '../test-staff.ts';

const PRICES = { price: 240, originalPrice: 299, mrp: 355 };

export const priceExamples = staffExamples(calls, {
  changePrices: {
    countsOnce: 'VERSION_STALE',
    prepare: async ({ staff }) => {
      const { productId: _, ...variant } = await testVariant(staff);
      return { body: { changes: [{ ...variant, ...PRICES }] } };
    },
  },
  dropPriceChange: {
    countsOnce: 'PRICE_CHANGE_NOT_FOUND',
    prepare: async ({ staff }) => {
      const { productId, ...variant } = await testVariant(staff);
      const takesEffectAt = new Date(Date.now() + 86_400_000).toISOString();
      await staff.call('POST', '/prices', { body: { changes: [{ ...variant, ...PRICES, takesEffectAt }] } });
      const { body } = await staff.call('GET', `/products/${productId}/prices`);
      const [change] = body.changes as { id: string }[];
      return { params: { changeId: change?.id ?? '' } };
    },
  },
});

async function testVariant(staff: TestStaff) {
  const product = await testProduct(staff);
  const variant = product.variants.find(({ active }) => active);
  return { productId: product.id, variantId: variant?.id ?? '', version: variant?.version ?? 0 };
}
