import type { getCategories, getProduct } from '@ilaneer/contract/catalogue/catalogue';
import type { searchProducts } from '@ilaneer/contract/catalogue/search';
import type {
  changePromotion,
  listPromotions,
  makePromotion,
  readPromotion,
  StaffPromotionView,
} from '@ilaneer/contract/staff/shop/promotions';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectText } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { openStaffServer, type StaffServer } from '../../../testing/staff-server.ts';
import { NEW_PROMOTION, NO_GOODS } from './promotion-values.ts';

const THIRD_FREE: StaffPromotionView = {
  ...NEW_PROMOTION,
  id: 'third',
  name: 'Monsoon week',
  hint: 'One more and the next is free',
  benefit: { kind: 'buy-get', buy: 2, get: 1, percent: 100, gets: null, mostTimes: null },
  words: 'Buy 2, get 1 free',
  uses: 12,
  cost: 3_420,
  sales: 8_071.2,
  version: 3,
};
const OLD = { ...THIRD_FREE, id: 'old', name: 'Harvest', active: false, uses: 1 };
const RIGHTS = { rights: ['prices.write'] } as const;

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const choice = (name: string) => page.getByRole('combobox', { name });
const save = page.getByRole('button', { name: 'Save' });

let server: StaffServer;
beforeEach(() => {
  server = openStaffServer();
  server.answer<typeof getCategories>('GET', '/get-categories', {
    success: true,
    message: '',
    categories: [],
    pagination: { currentPage: 1, totalPages: 1, totalItems: 0, itemsPerPage: 100 },
  });
});

const answer = (promotion: StaffPromotionView) =>
  server.answer<typeof readPromotion>('GET', '/staff/promotions/:promotionId', { success: true, promotion });

describe('promotions (PROMOTION-15)', () => {
  it('are a list with their orders, discounts and totals', async () => {
    server.answer<typeof listPromotions>('GET', '/staff/promotions', {
      success: true,
      promotions: [THIRD_FREE, OLD],
    });
    await renderStaff('/promotions', RIGHTS);
    await expectText('Buy 2, get 1 free');
    await expectText('12 orders, discounts ₹3,420.00, totals ₹8,071.20');
    await expectText('Archived');
    await expectAccessible();
  });

  it('say how to begin where there is none', async () => {
    server.answer<typeof listPromotions>('GET', '/staff/promotions', { success: true, promotions: [] });
    await renderStaff('/promotions', RIGHTS);
    await expectText('No promotions yet');
    await expectAccessible();
  });

  it('are made with the fields of their kind, each fault at its field (PROMOTION-9)', async () => {
    await renderStaff('/promotions/new', RIGHTS);
    await choice('It gives').selectOptions('More off the more is bought');
    await field(/^Name/).fill('Harvest');
    await field(/^From pieces or amount/).fill('3');
    await field(/^Percentage off/).fill('120');
    await save.click();
    await expectText('Enter a percentage above 0 and at most 100, with at most 2 decimals');
    await field(/^Percentage off/).fill('12.5');
    await field(/^Budget/).fill('many');
    await save.click();
    await expectText('Enter an amount above ₹0');
    await field(/^Budget/).fill('5,000');
    await choice('Together with other promotions').selectOptions('Not with others of its group');
    await field(/^Group/).fill('seasons');
    server.act<typeof makePromotion>('POST', '/staff/promotions', (body) => {
      const promotion = {
        ...NEW_PROMOTION,
        ...body,
        id: 'made',
        words: '12.5% off from 3 units',
        version: 1,
      };
      answer(promotion);
      return { success: true, promotion };
    });
    await save.click();
    await expectText('12.5% off from 3 units');
    expect(server.sent<typeof makePromotion>('POST', '/staff/promotions')).toMatchObject([
      {
        name: 'Harvest',
        benefit: { kind: 'tiers', by: 'quantity', tiers: [{ from: 3, percent: 12.5 }] },
        budget: 5_000,
        combining: { kind: 'group', group: 'seasons' },
      },
    ]);
  });

  it('are for chosen products, found by name, and can be archived', async () => {
    answer(THIRD_FREE);
    server.answer<typeof searchProducts>('GET', '/search', {
      success: true,
      correctedTo: null,
      hits: [
        {
          ...{
            productId: 'bowl',
            name: 'Coconut bowl',
            categoryName: 'Bowls',
            variantId: null,
            variantHint: '',
          },
          ...{ imageUrl: '', priceFrom: 1, priceTo: 1, gst: 5, gstIncluded: false, availability: 'In stock' },
        },
      ],
      total: 1,
      help: [],
    });
    server.refuse<typeof getProduct>('GET', '/getProduct/:id', { status: 404, message: 'Product not found' });
    await renderStaff('/promotions/third', RIGHTS);
    await expectText('₹8,071.20');
    await expectAccessible();
    await page
      .getByRole('group', { name: 'For' })
      .getByRole('textbox', { name: 'Add a product' })
      .fill('bowl');
    await expect.element(page.getByRole('button', { name: 'Coconut bowl' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Remove bowl' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Active' }).click();
    server.act<typeof changePromotion>('PUT', '/staff/promotions/:promotionId', (body) => {
      const promotion = { ...THIRD_FREE, ...body, version: 4 };
      answer(promotion);
      return { success: true, promotion };
    });
    await save.click();
    await expectText('Archived');
    expect(server.sent<typeof changePromotion>('PUT', '/staff/promotions/:promotionId')).toMatchObject([
      {
        active: false,
        goods: { ...NO_GOODS, productIds: ['bowl'] },
        benefit: THIRD_FREE.benefit,
      },
    ]);
  });
});
