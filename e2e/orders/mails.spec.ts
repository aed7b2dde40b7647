import type { Page } from '@playwright/test';
import { WATER } from '../support/checkout.ts';
import { ALL_THE_WAY, moveOrder } from '../support/move-order.ts';
import { mailTo } from '../support/outbox.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible } from '../support/sound-page.ts';

/** Of the order, or of its tracking page. */
const orderLinkIn = (mail: string) =>
  /http\S+(\/#\/(?:order-details\?order=|track\/)\S+)/.exec(mail)?.[1] ?? 'no link to the order';

// Together they have all parts: figures with a total, digits, a quotation, and a foot with two links.
const ALL_PARTS = ['order-placed', 'otp', 'ticket-opened', 'newsletter-confirm'];

/** Text spacing of WCAG 1.4.12; some mail programs also use wider fonts. */
const SPACED = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

async function expectReadable(page: Page, kind: string): Promise<void> {
  await page.goto(`/api/sandbox/mails/${kind}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const width = () => page.evaluate<number>('document.documentElement.scrollWidth');
  expect(await width(), kind).toBe(320);
  if (ALL_PARTS.includes(kind)) await expectAccessible(page);
  await page.addStyleTag({ content: SPACED });
  expect(await width(), `${kind}, spaced`).toBe(320);
}

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('every mail can be read, and every part of a mail at night', async ({ page, request }) => {
    // Some twenty pages.
    test.slow();
    const { mails }: { mails: { kind: string }[] } = await (await request.get('/api/sandbox/mails')).json();
    expect(mails.length).toBeGreaterThan(10);
    for (const { kind } of mails) await expectReadable(page, kind);
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const kind of ALL_PARTS) await expectReadable(page, kind);
  });
});

test('each step of an order has a mail that leads to it', async ({ page, request, calls, shopper }) => {
  const order = await calls.order(WATER);
  await moveOrder(order, ...ALL_THE_WAY);
  await logIn(page, shopper);
  const steps = [
    [/order OD\d+$/, 'Please have'],
    [/is being packed$/, 'We are packing'],
    [/is on its way$/, 'Courier: DTDC\nTracking number: KL123456'],
    [/is in transit$/, 'on the road to you'],
    [/is delivered$/, 'you can ask for a return within 7 days'],
  ] as const;
  for (const [subject, words] of steps) {
    const mail = await mailTo(request, shopper.email, subject);
    expect(mail).toContain(words);
    expect(mail).toContain(order.orderNumber);
    await page.goto('/#/');
    await page.goto(orderLinkIn(mail));
    const heading = mail.includes('/#/track/')
      ? page.getByRole('heading', { level: 1, name: `Order ${order.orderNumber}` })
      : page.getByRole('article').getByRole('heading', { level: 2, name: order.orderId.slice(-8) });
    await expect(heading).toBeVisible();
  }

  const cancelled = await calls.order(WATER);
  await calls.cancelOrder(cancelled.orderId);
  const mail = await mailTo(request, shopper.email, /is cancelled$/);
  expect(mail).toContain('You have paid nothing for it, so there is nothing to give back.');
  await page.goto('/#/');
  await page.goto(orderLinkIn(mail));
  const card = page.getByRole('article').filter({ hasText: cancelled.orderId.slice(-8) });
  await expect(card.getByText('Cancelled', { exact: true }).first()).toBeVisible();
});
