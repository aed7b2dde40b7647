import type { getCart } from '@ilaneer/contract/cart/cart';
import type { getPage, PageView } from '@ilaneer/contract/content';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNamed, expectText } from '../../../../testing/expectations.ts';
import { openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf } from '../../../../testing/replies/cart.ts';
import { answerShopper } from '../../../../testing/replies/shop.ts';

const TERMS: PageView = {
  slug: 'terms-of-service',
  title: 'Terms of Service',
  intro: '',
  html: '<p>Returns cost nothing.</p>',
  sections: [],
  updatedOn: '2026-11-28',
  toldOn: '2026-11-29',
};

// CONTENT-26
it('shows when account holders were notified of its text', async () => {
  const server = openFakeServer();
  answerShopper(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
  server.answer<typeof getPage>('GET', '/pages/:slug', { success: true, page: TERMS });
  await renderShop('/Terms-of-service');
  await expectNamed('heading', 'Terms of Service');
  await expectText('29/11/2026');
  await expect
    .element(page.getByText(/^These words hold since then\. We wrote to account holders about them on/))
    .toBeVisible();
});
