import { NO_TEXTS } from '@ilaneer/domain/setting/texts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/expectations.ts';
import { openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';

const map = page.getByRole('img', { name: 'Map of Kerala with our house in Kochi' });
const newsletter = (title: string) => page.getByRole('heading', { level: 2, name: title });

describe('the texts of pages (SETTING-20)', () => {
  it('are those of the shop', async () => {
    openFakeServer();
    await renderShop('/contact-us');
    await expect.element(page.getByText('Write to us.', { exact: true })).toBeVisible();
    await expect.element(map).toHaveAttribute('src', '/pictures/art/map-kerala.svg');
    await expect.element(newsletter('Letters from the backwater')).toBeVisible();
  });

  it('leave no gap where they are empty', async () => {
    openFakeServer();
    await renderShop('/contact-us', { texts: NO_TEXTS });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    await expect.element(newsletter('Our newsletter')).toBeVisible();
    await expect.element(map).not.toBeInTheDocument();
    const empty = [...document.querySelectorAll('main :is(p, h2, h3)')].filter(
      (part) => part.textContent === '' && part.getBoundingClientRect().height > 0,
    );
    expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
    await expectAccessible();
  });
});
