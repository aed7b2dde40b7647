import type { subscribeToNewsletter } from '@ilaneer/contract/newsletter';
import { FIRST_MENU } from '@ilaneer/domain/setting/menu';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectAccessible,
  expectNamed,
  expectText,
  expectTextOfEach,
} from '../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../testing/fake-server.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { answerAccountDialogs } from '../../../testing/replies/account.ts';
import { SHOPPER } from '../../../testing/replies/shop.ts';

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
    await expectAccessible({ frame: true });
  });

  it('show contact and address of the shop', async () => {
    await expectNamed('button', 'Subscribe');
    await expect
      .element(foot.getByRole('textbox', { name: 'Your email address' }))
      .toHaveAttribute('type', 'email');
    const linksTo = (kind: string) =>
      [...foot.element().querySelectorAll(`section a[href^="${kind}"]`)].map((link) => link.textContent);
    expect(linksTo('tel:')).toEqual(['+91 98470 12345']);
    expect(linksTo('mailto:')).toEqual(['hello@backwater.example', 'care@backwater.example']);
    for (const [name, href] of [
      ['LinkedIn (opens in a new tab)', 'https://linkedin.example/backwater'],
      ['YouTube (opens in a new tab)', 'https://youtube.example/backwater'],
      ['Privacy policy', '/privacy-policy'],
      ['Refund policy', '/refund-policy'],
      ['Shipping policy', '/shipping-policy'],
      ['Terms of service', '/Terms-of-service'],
      ['Data notice', '/#/data-notice'],
      ['Fair design', '/#/fair-design'],
      ['How reviews work', '/#/how-reviews-work'],
    ] as const) {
      await expect.element(foot.getByRole('link', { name }).first()).toHaveAttribute('href', href);
    }
    expect(foot.element().textContent).toContain('682001');
    await expectText('LinkedIn');
  });
});

it('the quick links of the footer form two columns of natural width, on any page', async () => {
  await renderShop('/EMPTY');
  await expectNamed('heading', 'OOPS! Your Cart is Empty');
  const links = foot.element().querySelectorAll('section:nth-of-type(1) li a');
  await expect.poll(() => links.length).toBe(10);
  const boxes = [...links].map((link) => link.getBoundingClientRect());
  const columns = [...new Set(boxes.map(({ left }) => Math.round(left)))];
  expect(columns).toHaveLength(2);
  const [first = 0, second = 0] = columns;
  const widest = Math.max(
    ...boxes.filter(({ left }) => Math.round(left) === first).map(({ right }) => right),
  );
  expect(second - widest).toBeLessThanOrEqual(40);
});

it('says to staff, who alone see it, that the shop is not open yet (SETTING-12)', async () => {
  await renderShop('/Empty', { shop: { isOpen: false } });
  await expectNamed('heading', 'OOPS! Your Cart is Empty');
  const band = page.getByRole('complementary', { name: 'Before the opening' });
  await expect.element(band).toHaveTextContent('Only staff see this: the shop is not open yet');
  await expectAccessible({ frame: true });
});

describe('the menu of a phone (STOREFRONT-5)', () => {
  const button = head.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });

  beforeEach(async () => {
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(1_280, 900));
  });

  it('begins with the login, and repeats nothing of the bar', async () => {
    await renderShop('/Empty');
    await button.click();
    const labels = FIRST_MENU.bar.map(({ label }) => label);
    await expectTextOfEach(menu.getByRole('link'), ...labels, 'Our Process');
    await expect.element(menu.getByRole('link', { name: 'Our Process' })).toHaveAttribute('href', '/process');
    await expect.element(menu.getByRole('button', { name: 'Login / Register' })).toBeInViewport({ ratio: 1 });
    await expectAccessible({ frame: true });
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
  });

  it('is the head menu of staff, in their words and order (SETTING-22)', async () => {
    const bar = [
      { link: '/ExploreProducts', label: 'Gear' },
      { link: '/', label: 'Home' },
      { link: '/blogs', label: 'Journal' },
    ];
    await renderShop('/Empty', { shop: { menu: { bar, foot: FIRST_MENU.foot } } });
    await button.click();
    await expectTextOfEach(menu.getByRole('link'), 'Gear', 'Home', 'Journal');
  });

  it('begins with the account of a shopper', async () => {
    answerAccountDialogs(server);
    await renderShop('/Empty', { shopper: SHOPPER });
    await button.click();
    const account = menu.getByRole('region', { name: 'Account' });
    await expectTextOfEach(account.getByRole('link'), 'Your account', 'My Orders', 'Support');
    await expect.element(account.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
    await expectAccessible({ frame: true });
  });
});

it('a page opened by its address begins at the top, wherever an earlier visit left it (STOREFRONT-26)', async () => {
  await renderShop('/Empty', { leftAt: 200 });
  await expectNamed('heading', 'OOPS! Your Cart is Empty');
  expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight + 200);
  expect(window.scrollY).toBe(0);
});

it('an address of no page says so, and leads home (STOREFRONT-4)', async () => {
  await renderShop('/nowhere');
  await expectText("OOPS! The page you were looking for doesn't exist");
  await expect.element(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  await expect.poll(() => document.title).toBe('Page not found – Backwater Goods');
  await expectAccessible({ frame: true });
});

it('the newsletter box takes an address that is one, and keeps it while it got no answer (NEWSLETTER-1)', async () => {
  await renderShop('/Empty');
  const field = foot.getByRole('textbox', { name: 'Your email address' });
  const subscribe = foot.getByRole('button', { name: 'Subscribe' });
  await subscribe.click();
  await expectText('Please enter an email address.');
  await expect.element(field).toHaveFocus();
  await field.fill('asha@example');
  await expect.element(page.getByText('Please enter an email address.')).not.toBeInTheDocument();
  await subscribe.click();
  await expectText('Please enter a valid email address.');
  server.cut<typeof subscribeToNewsletter>('POST', '/newsletter/subscribe');
  await field.fill('asha@example.in');
  await subscribe.click();
  await expectText('Network connection error. Please check your internet and try again.');
  await expect.element(field).toHaveValue('asha@example.in');
  await expectAccessible({ frame: true });
  const message = 'Almost there! Please follow the link in our mail.';
  server.answer<typeof subscribeToNewsletter>('POST', '/newsletter/subscribe', { success: true, message });
  await field.fill(' asha@example.in ');
  await userEvent.keyboard('{Enter}');
  await expect.element(foot.getByText(message)).toBeVisible();
  await expect.element(foot.getByRole('status')).toHaveFocus();
  expect(server.sent<typeof subscribeToNewsletter>('POST', '/newsletter/subscribe').at(-1)).toMatchObject({
    email: 'asha@example.in',
  });
});
