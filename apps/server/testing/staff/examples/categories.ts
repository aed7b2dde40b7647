import * as calls from '@ilaneer/contract/staff/catalogue/categories';
import { staffExamples } from '../staff-example.ts';
import { testCategory } from '../test-catalogue.ts';

export const categoryExamples = staffExamples(calls, {
  makeCategory: {
    prepare: async () => ({
      body: { name: 'Made', description: '', hsnCode: '1513', parentId: null, position: 9, active: true },
    }),
  },
  changeCategory: {
    prepare: async ({ staff }) => {
      const { id, version } = await testCategory(staff);
      return { params: { categoryId: id }, version, body: { name: 'Changed' } };
    },
  },
  mergeCategory: {
    prepare: async ({ staff }) => {
      const { id, version } = await testCategory(staff);
      return { params: { categoryId: id }, version, body: { into: (await testCategory(staff)).id } };
    },
    slowerError: 'CATEGORY_NOT_FOUND',
  },
  deleteCategory: {
    prepare: async ({ staff }) => {
      const { id, version } = await testCategory(staff);
      return { params: { categoryId: id }, version };
    },
    slowerError: 'CATEGORY_NOT_FOUND',
  },
});
