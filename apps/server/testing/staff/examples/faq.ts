import * as calls from '@ilaneer/contract/staff/content/faq';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

type Category = { readonly id: string; readonly version: number };

const FORM = {
  title: 'Gifts',
  isShown: true,
  faqs: [{ id: null, question: 'Is it wrapped?', answer: 'In paper.' }],
};

async function newCategory({ staff }: ExampleKit): Promise<Category> {
  const { body } = await staff.call('POST', '/faq-categories', { body: FORM });
  return body.category as Category;
}

export const faqExamples = staffExamples(calls, {
  makeFaqCategory: { prepare: async () => ({ body: FORM }) },
  changeFaqCategory: {
    prepare: async (kit) => {
      const { id, version } = await newCategory(kit);
      return { params: { categoryId: id }, version, body: { ...FORM, title: 'Presents' } };
    },
  },
  deleteFaqCategory: {
    prepare: async (kit) => {
      const { id, version } = await newCategory(kit);
      return { params: { categoryId: id }, version };
    },
    slowerError: 'FAQ_CATEGORY_NOT_FOUND',
  },
  orderFaqCategories: {
    prepare: async (kit) => {
      await newCategory(kit);
      const { body } = await kit.staff.call('GET', '/faq-categories');
      return { body: { ids: (body.categories as Category[]).map(({ id }) => id).toReversed() } };
    },
    countsOnce: 'answers alike',
  },
});
