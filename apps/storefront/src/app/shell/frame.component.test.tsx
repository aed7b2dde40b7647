import type { subscribeToNewsletter } from '@ilaneer/contract/newsletter';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNamed, expectText } from '../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../testing/fake-server.ts';
import { renderShop } from '../../../testing/render-shop.tsx';

const head = page.getByRole('banner');
const foot = page.getByRole('contentinfo');

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
});

describe('the head and the foot of a page for a visitor (STOREFRONT-5, STOREFRONT-6)', () => {
  beforeEach(async () => {
    await renderShop('/Empty');
    await expectNamed('heading', 'OOPS! Your Cart is Empty');
  });

  it('lead everywhere, to each destination once', async () => {
    await expect
      .poll(() => head.element().textContent)
      .toContain('Your account for everything Backwater Goods');
    await expectNamed('button', 'Login / Register');
    for (const [label, href] of [
      ['Home', '/'],
      ['About Us', '/about-us'],
      ['Stores', '/store'],
      ['Contact', '/contact-us'],
      ['FAQ', '/Faq'],
      ['Our Products', '/products'],
      ['Wishlist', '/#/wishlist'],
      ['Cart', '/#/cart'],
    ] as const) {
      await expect.element(head.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link').elements();
    const labels = links.map(({ textContent }) => textContent);
    expect(labels.length).toBeGreaterThan(0);
    expect([...new Set(labels)]).toEqual(labels);
    await expectAccessible();
  });

  it('tell how to reach the shop, and where it is', async () => {
    await expectNamed('button', 'Subscribe');
    await expect
      .element(foot.getByRole('textbox', { name: 'Your email address' }))
      .toHaveAttribute('type', 'email');
    const linksTo = (kind: string) =>
      [...foot.element().querySelectorAll(`section a[href^="${kind}"]`)].map((link) => link.textContent);
    expect(linksTo('tel:')).toEqual(['+91 98470 12345']);
    expect(linksTo('mailto:')).toEqual(['hello@backwater.example', 'care@backwater.example']);
    for (const name of [/^LinkedIn/, /^YouTube/, /privacy/i, /refund/i, /shipping/i, /terms/i]) {
      await expect.element(foot.getByRole('link', { name }).first()).toBeVisible();
    }
    expect(foot.element().textContent).toContain('682001');
  });
});

it('the menu of a phone leads to our process (STOREFRONT-5)', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1_280, 900));
  await renderShop('/Empty');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(menu.getByRole('link', { name: 'Our Process' })).toHaveAttribute('href', '/process');
  await expectAccessible();
});

it('an address of no page says so, and leads home (STOREFRONT-4)', async () => {
  await renderShop('/nowhere');
  await expectText("OOPS! The page you were looking for doesn't exist");
  await expect.element(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  await expect.poll(() => document.title).toBe('Page not found – Backwater Goods');
  await expectAccessible();
});

it('the newsletter box keeps the address that got no answer (NEWSLETTER-1)', async () => {
  await renderShop('/Empty');
  server.cut<typeof subscribeToNewsletter>('POST', '/newsletter/subscribe');
  const field = foot.getByRole('textbox', { name: 'Your email address' });
  await field.fill('asha@example.in');
  await foot.getByRole('button', { name: 'Subscribe' }).click();
  await expectText('Network connection error. Please check your internet and try again.');
  await expect.element(field).toHaveValue('asha@example.in');
  await expectAccessible();
});
