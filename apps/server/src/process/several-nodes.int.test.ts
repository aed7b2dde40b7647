import type { StaffSitePageView } from '@ilaneer/contract/staff/content/site-pages';
import { addressForm } from '@ilaneer/testing/address-form';
import { signupForm } from '@ilaneer/testing/signup-form';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DrawnShop, openDrawnShop } from '../../testing/drawn-shop.ts';
import { stockOf, variantWithStock } from '../../testing/shoppers/find-variant.ts';
import { messagesTo, newMobile, otherThan, otpSentTo } from '../../testing/shoppers/verification.ts';
import { newTestStaff } from '../../testing/staff/test-staff.ts';
import { type Answer, openTestShop, type TestShop } from '../../testing/test-shop.ts';

const SOON = { timeout: 20_000, interval: 20 };
const PACK = 'tender-coconut-water-pack_V01';
const OTHER_PACK = 'tender-coconut-water-pack_V02';

describe('two nodes', () => {
  let one: TestShop;
  let other: TestShop;
  let drawn: DrawnShop;
  beforeAll(async () => {
    one = await openTestShop({ hasSubscription: true, rateLimits: true });
    drawn = await openDrawnShop({ hasSubscription: true, rateLimits: true, beside: one });
    other = drawn.shop;
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  const nodes = () => [one, other];
  const profileOn = async (shop: TestShop, token: string) =>
    (await shop.call('GET', '/user-details', { token })).status;
  const addressOf = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}` });
  const codes = (answers: readonly Answer[]) =>
    answers.map(({ status, body }) => [status, body.code ?? 'done']);
  const order = (variant: { productId: string; variantId: string }) => ({
    items: [{ ...variant, quantity: 1 }],
    deliveryAddress: addressForm(),
    paymentMethod: 'cod',
  });

  it('know a session that the other began, and forget it when the other ends it', async () => {
    const form = signupForm();
    const signedUp = await one.call('POST', '/signup-with-email', { body: form });
    const first = String(signedUp.body.token);
    expect(await profileOn(other, first)).toBe(200);
    const login = await other.call('POST', '/login-user', {
      body: { email: form.email, password: form.password },
    });
    const second = String(login.body.token);
    expect(await profileOn(one, second)).toBe(200);
    // Both have cached both sessions.
    expect(await profileOn(one, first)).toBe(200);
    const ended = await one.call('POST', '/account/sessions/revoke-others', { token: first });
    expect(ended.body).toMatchObject({ revoked: 1 });
    await expect.poll(() => profileOn(other, second), SOON).toBe(401);
    await expect.poll(() => profileOn(one, second), SOON).toBe(401);
    expect(await profileOn(other, first)).toBe(200);
  });

  it('refuse a member of staff whom the other blocked', async () => {
    const member = await newTestStaff(one, ['orders.read']);
    const owner = await newTestStaff(other, ['staff.manage', 'orders.read']);
    const statuses = () =>
      Promise.all(
        nodes().map(async (shop) => {
          return (await shop.call('GET', '/staff/session', { headers: { ...member.headers() } })).status;
        }),
      );
    expect(await statuses()).toEqual([200, 200]);
    const blocked = await owner.call('POST', `/members/${member.id}/block`, { version: 1 });
    expect(blocked.status, JSON.stringify(blocked.body)).toBe(200);
    expect(await statuses()).toEqual([401, 401]);
  });

  it('count attempts together', async () => {
    const statuses: number[] = [];
    for (let n = 1; n <= 6; n += 1) {
      const node = n % 2 === 0 ? one : other;
      const body = { identifier: newMobile() };
      statuses.push((await node.call('POST', '/send-otp', { body, headers: addressOf(7) })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const more = { body: { identifier: newMobile() }, headers: addressOf(7) };
    expect((await other.call('POST', '/send-otp', more)).status).toBe(429);
    expect((await one.call('POST', '/send-otp', { ...more, headers: addressOf(8) })).status).toBe(200);
  });

  it('count the tries of an OTP together', async () => {
    const identifier = newMobile();
    await one.call('POST', '/send-otp', { body: { identifier }, headers: addressOf(9) });
    const right = await otpSentTo(one, identifier);
    const verify = (shop: TestShop, otp: string) =>
      shop.call('POST', '/verify-otp', { body: { identifier, otp }, headers: addressOf(9) });
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      statuses.push((await verify(n % 2 === 0 ? one : other, otherThan(right))).status);
    }
    // Two tries without cookies; the third is blocked.
    expect(statuses).toEqual([400, 400, 429]);
    for (const node of nodes()) expect((await verify(node, right)).status).not.toBe(200);
  });

  it('show goods and settings as the other changed them', async () => {
    const editor = await newTestStaff(one, ['catalogue.read', 'catalogue.write', 'settings.write']);
    const named = async (shop: TestShop) => {
      const { body } = await shop.call('GET', '/getProduct/market-tote');
      return (body.product as { name?: string } | undefined)?.name;
    };
    const before = await named(other);
    const { body } = await editor.call('GET', '/products/market-tote');
    const { version } = body.product as { version: number };
    const changed = await editor.call('PATCH', '/products/market-tote', {
      version,
      body: { name: `${before} of two nodes` },
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    await expect.poll(() => named(other), SOON).toBe(`${before} of two nodes`);

    const { delivery } = one.deps.settings.sections();
    const put = await editor.call('PUT', '/settings/delivery', {
      version: delivery.version,
      body: { ...delivery.values, charge: 55, unprovenCash: 10_000, provenCash: 50_000 },
    });
    expect(put.status, JSON.stringify(put.body)).toBe(200);
    await expect.poll(() => other.deps.settings.delivery.charge, SOON).toBe(5_500);
  });

  it('serve pages as they were published on the other: sections, banners, settings (CONTENT-42, SETTING-4)', async () => {
    const editor = await newTestStaff(one, ['content.write', 'settings.write']);
    const home = async () => {
      expect((await drawn.visit('/')).status).toBe(200);
      return drawn.drawing.drawn.findLast(({ path }) => path === '/');
    };
    const parts = async () => {
      const shown = await home();
      return {
        section: shown?.data.page?.sections.some(({ id }) => id === 'of-two-nodes'),
        banner: shown?.data.banners?.banners.some(({ title }) => title === 'Of two nodes'),
        name: shown?.shop.name,
      };
    };
    const { brand } = one.deps.settings.sections();
    expect(await parts()).toEqual({ section: false, banner: false, name: brand.values.name });

    const read = (await editor.call('GET', '/site-pages/home')).body.page as StaffSitePageView;
    const text = { id: 'of-two-nodes', kind: 'text', body: 'Of two nodes' };
    const saved = await editor.call('PUT', '/site-pages/home', {
      version: read.version,
      body: { title: read.title, description: read.description, sections: [...read.sections, text] },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const { version } = saved.body.page as StaffSitePageView;
    // A saved version is not public yet.
    expect(await parts()).toMatchObject({ section: false });
    const published = await editor.call('POST', '/site-pages/home/publication', {
      version,
      body: { isPublic: true, from: null },
    });
    expect(published.status, JSON.stringify(published.body)).toBe(200);
    await expect.poll(parts, SOON).toMatchObject({ section: true });

    const centre = { across: 50, down: 50 };
    const made = await editor.call('POST', '/banners', {
      body: {
        ...{ title: 'Of two nodes', headline: '', text: '', linkLabel: '', link: '' },
        ...{ imageWide: 'art/about.svg', imageTall: '', focusWide: centre, focusTall: centre },
        ...{ textTone: 'dark', isShown: true, shownFrom: null, shownUntil: null },
      },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    await expect.poll(parts, SOON).toMatchObject({ banner: true });

    const named = await editor.call('PUT', '/settings/brand', {
      version: brand.version,
      body: { ...brand.values, name: 'Two Nodes' },
    });
    expect(named.status, JSON.stringify(named.body)).toBe(200);
    await expect.poll(parts, SOON).toEqual({ section: true, banner: true, name: 'Two Nodes' });
  });

  it('sell the last unit once', async () => {
    const item = await variantWithStock(one, PACK, 1);
    const variant = { productId: item.productId, variantId: PACK };
    const buyers = await Promise.all([one, other, one, other].map((shop) => shop.newShopper()));
    await Promise.all(
      buyers.map(({ token }, n) =>
        (nodes()[n % 2] ?? one).call('POST', '/add-to-cart', { token, body: { ...variant, quantity: 1 } }),
      ),
    );
    const answers = await Promise.all(
      buyers.map(({ token }, n) =>
        (nodes()[n % 2] ?? one).call('POST', '/place-order', { token, body: order(variant) }),
      ),
    );
    expect(
      answers.filter(({ status }) => status === 201),
      JSON.stringify(codes(answers)),
    ).toHaveLength(1);
    expect(await stockOf(other, PACK)).toBe(0);
  });

  it('make one order of a request sent to both with the same key, and send its mail once', async () => {
    const item = await variantWithStock(one, OTHER_PACK, 100);
    const variant = { productId: item.productId, variantId: OTHER_PACK };
    const { token, email } = await one.newShopper();
    await one.call('POST', '/add-to-cart', { token, body: { ...variant, quantity: 1 } });
    const headers = { 'idempotency-key': 'the same press of the button' };
    const place = (shop: TestShop) =>
      shop.call('POST', '/place-order', { token, body: order(variant), headers });
    const answers = await Promise.all([one, other, one, other].map(place));
    answers.push(await place(other));
    const ids = new Set(answers.flatMap(({ status, body }) => (status < 300 ? [body.orderId] : [])));
    expect(ids.size, JSON.stringify(codes(answers))).toBe(1);
    expect(await stockOf(one, OTHER_PACK)).toBe(99);
    const mails = async () =>
      (await messagesTo(one, email)).filter(({ subject }) => /^Your .* order /.test(subject)).length;
    await expect.poll(mails, SOON).toBe(1);
    // A job completes after sending; a second process might resend.
    const waiting = async () => {
      const { rows } = await one.db.execute<{ count: number }>(
        sql`select count(*)::int as count from pgboss.job
            where name = 'send-order-placed-mail' and data ->> 'orderId' = ${[...ids][0]} and state <> 'completed'`,
      );
      return rows[0]?.count;
    };
    await expect.poll(waiting, SOON).toBe(0);
    expect(await mails()).toBe(1);
  });
});
