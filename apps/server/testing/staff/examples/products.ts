import * as calls from '@ilaneer/contract/staff/catalogue/products';
import { staffExamples } from '../staff-example.ts';
import { testProduct } from '../test-catalogue.ts';

export const productExamples = staffExamples(calls, {
  makeProduct: { prepare: async () => ({ body: { name: 'Begun', categoryId: 'tote-bags' } }) },
  changeProduct: {
    prepare: async ({ staff }) => {
      const { id, version } = await testProduct(staff);
      return { params: { productId: id }, version, body: { name: 'Changed' } };
    },
  },
  changeVariants: {
    prepare: async ({ staff }) => {
      const { id, version } = await testProduct(staff);
      return { params: { productId: id }, version, body: { variants: [] } };
    },
  },
  moveProduct: {
    prepare: async ({ staff }) => {
      const { id, version } = await testProduct(staff);
      return { params: { productId: id }, version, body: { state: 'published' as const } };
    },
  },
  duplicateProduct: { prepare: async () => ({ params: { productId: 'market-tote' } }) },
});
