import { NO_LOOK } from '@ilaneer/domain/look/look';
import { NO_TEXTS } from '@ilaneer/domain/setting/texts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/expectations.ts';
import { openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { answerSitePage } from '../../../../testing/replies/site-page.ts';

const map = page.getByRole('img', { name: 'Map of Kerala with our house in Kochi' });
const newsletter = (title: string) => page.getByRole('heading', { level: 2, name: title });

describe('the texts of pages (SETTING-20)', () => {
  it('are those of the shop', async () => {
    const contact = {
      id: 'contact',
      kind: 'contact',
      text: 'Write to us.',
      map: 'art/map-kerala.svg',
    } as const;
    answerSitePage(openFakeServer(), 'contact-us', 'Contact', contact);
    await renderShop('/contact-us');
    await expect.element(page.getByText('Write to us.', { exact: true })).toBeVisible();
    await expect.element(map).toHaveAttribute('src', '/pictures/art/map-kerala.svg');
    await expect.element(newsletter('Letters from the backwater')).toBeVisible();
  });

  it('leave no gap where they are empty', async () => {
    openFakeServer();
    await renderShop('/contact-us', { shop: { texts: NO_TEXTS } });
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

// SETTING-21, STOREFRONT-25
describe('a shop without a logo and with few pages', () => {
  const links = (name: string) =>
    page
      .getByRole(name === 'Main' ? 'navigation' : 'contentinfo', name === 'Main' ? { name } : {})
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);

  it('writes its name in header and footer, and leads to no page without content', async () => {
    openFakeServer();
    const emptyPages = [
      '/about-us',
      '/Faq',
      '/store',
      '/blogs',
      '/ExploreProducts',
      '/process',
      '/shipping-policy',
    ];
    await renderShop('/contact-us', { shop: { pictures: NO_LOOK.pictures, emptyPages } });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    const header = page.getByRole('link', { name: 'Backwater Goods, home' });
    await expect.element(header).toHaveTextContent('Backwater Goods');
    expect(links('Main')).toEqual(['Home', 'Contact', 'Our Products']);
    const footer = links('contentinfo');
    expect(footer).toEqual(
      expect.arrayContaining(['Home', 'Contact', 'Our Products', 'Wishlist', 'Cart', 'Privacy policy']),
    );
    for (const name of ['About Us', 'FAQ', 'Stores', 'Blogs', 'Shipping policy'])
      expect(footer).not.toContain(name);
    await expect.element(page.getByRole('link', { name: 'Read more about us' })).not.toBeInTheDocument();
    expect(document.querySelector('img[src*="wordmark"]')).toBeNull();
    await expectAccessible();
  });

  it.each([
    ['ಮಲಬಾರ್', 'kn', false],
    ['ഇളനീർ', 'ml', true],
    ['മലബാർ', 'ml', false],
  ])('names itself in its script: %s', async (localName, lang, isSmall) => {
    openFakeServer();
    await renderShop('/contact-us', { shop: { localName } });
    const name = page.getByRole('contentinfo').getByText(localName, { exact: true });
    await expect.element(name).toHaveAttribute('lang', lang);
    expect(name.element().classList.contains('font-malayalam-name')).toBe(isSmall);
  });

  it('names itself in two scripts, each in its language, or in plain letters', async () => {
    openFakeServer();
    await renderShop('/contact-us', { shop: { localName: 'മലബാർ मालाबार' } });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    for (const [text, lang] of [
      ['മലബാർ', 'ml'],
      ['मालाबार', 'hi'],
    ] as const)
      await expect.element(footer.getByText(text, { exact: true })).toHaveAttribute('lang', lang);
    await expectAccessible();
    await renderShop('/contact-us', { shop: { localName: 'Malabar' } });
    const plain = footer.getByText('Malabar', { exact: true });
    await expect.element(plain).toBeVisible();
    expect(plain.element().closest('[lang]')).toBe(document.documentElement);
  });
});
