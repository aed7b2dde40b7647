import { FIRST_DELIVERY } from '@ilaneer/domain/setting/settings';
import { expect, it } from 'vitest';
import { TEST_BRAND } from '../../../../testing/content-dir.ts';
import { requiredProblems } from '../testing/required-fields.ts';
import { aProduct, aVariant } from '../testing/views.ts';
import { productData } from './product-data.ts';

const config = { mode: 'sandbox', publicUrl: 'https://shop.example.in', roundsCash: false } as const;
const DEPS = { brand: TEST_BRAND, delivery: FIRST_DELIVERY, config };

it.each([
  { of: 'a product', variantCombinations: [aVariant()] },
  { of: 'a group', variantCombinations: [aVariant(), aVariant({ variantId: 'v2' })] },
])('the data of $of have a rating where a review is published (REVIEW-5)', ({ variantCombinations }) => {
  const rating = { average: 4.3, count: 4 };
  const rated = productData(DEPS, aProduct({ variantCombinations, rating }));
  expect(rated).toMatchObject({
    aggregateRating: { ratingValue: 4.3, reviewCount: 4, bestRating: 5 },
  });
  expect(requiredProblems(JSON.parse(JSON.stringify(rated)))).toEqual([]);
  expect(productData(DEPS, aProduct({ variantCombinations }))).not.toHaveProperty('aggregateRating');
});
