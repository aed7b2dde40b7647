import * as calls from '@ilaneer/contract/staff/shop/promotions';
import { promotionForm } from '../../shoppers/test-promotion.ts';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

type Promotion = { readonly id: string; readonly version: number };

/** Archived, so that carts of other tests keep their prices. */
const FORM = promotionForm({ active: false });

async function newPromotion({ staff }: ExampleKit): Promise<Promotion> {
  const { body } = await staff.call('POST', '/promotions', { body: FORM });
  return body.promotion as Promotion;
}

export const promotionExamples = staffExamples(calls, {
  makePromotion: { prepare: async () => ({ body: FORM }) },
  changePromotion: {
    prepare: async (kit) => {
      const { id, version } = await newPromotion(kit);
      return { params: { promotionId: id }, version, body: { ...FORM, name: 'Harvest week' } };
    },
  },
});
