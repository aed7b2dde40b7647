import { NEWSLETTER_CONSENT } from '@ilaneer/domain/newsletter/consent';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { outboxMessages } from '../../db/schema/content/message.ts';
import { newsletterSubscriptions, newsletterTokens } from '../../db/schema/content/newsletter.ts';

const ASKED =
  'Almost there! If this address is not on our list yet, a mail with a link to confirm it is on its way.';
const INVALID_LINK = 'This link is not valid any more.';
let addresses = 0;

function newAddress(): string {
  addresses += 1;
  return `reader.${addresses}@example.in`;
}

describe('the newsletter', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const post = (path: string, body: object) => shop.call('POST', `/newsletter/${path}`, { body });
  const rowOf = async (email: string) => {
    const [row] = await shop.db
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email));
    return row;
  };
  const mailsTo = (email: string) =>
    shop.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, email))
      .orderBy(outboxMessages.sentAt);
  const mailNumber = (email: string, number: number) =>
    vi.waitFor(
      async () => {
        const mails = await mailsTo(email);
        const mail = mails[number - 1];
        if (mail === undefined) throw new Error(`mail ${number} to ${email} has not come`);
        return mail;
      },
      { timeout: 20_000, interval: 100 },
    );
  const tokenIn = (body: string, page: 'confirm' | 'unsubscribe') =>
    new RegExp(`http://localhost:3001/#/newsletter/${page}\\?token=(\\S+)`).exec(body)?.[1] ?? '';
  const subscribed = async (email: string) => {
    await post('subscribe', { email });
    const { body } = await mailNumber(email, 1);
    await post('confirm', { token: tokenIn(body, 'confirm') });
  };

  it('is asked for, confirmed by mail, welcomed, and left with one click', async () => {
    const email = newAddress();
    const asked = await post('subscribe', { email: `  ${email.toUpperCase()} ` });
    expect(asked).toMatchObject({ status: 202, body: { success: true, message: ASKED } });
    expect(await rowOf(email)).toMatchObject({
      textVersion: NEWSLETTER_CONSENT.version,
      requestedAt: expect.any(Date),
      confirmedAt: null,
      unsubscribedAt: null,
    });

    const confirmMail = await mailNumber(email, 1);
    expect(confirmMail.subject).toBe('Please confirm: news from Ilaneer');
    const token = tokenIn(confirmMail.body, 'confirm');
    for (let clicks = 0; clicks < 2; clicks += 1) {
      expect(await post('confirm', { token })).toMatchObject({
        status: 200,
        body: { success: true, message: 'Your subscription is confirmed.' },
      });
    }
    expect((await rowOf(email))?.confirmedAt).toBeInstanceOf(Date);

    const welcome = await mailNumber(email, 2);
    expect(welcome.subject).toBe('Welcome to the Ilaneer newsletter');
    for (let clicks = 0; clicks < 2; clicks += 1) {
      expect(await post('unsubscribe', { token: tokenIn(welcome.body, 'unsubscribe') })).toMatchObject({
        status: 200,
        body: { success: true, message: 'You are unsubscribed.' },
      });
    }
    expect((await rowOf(email))?.unsubscribedAt).toBeInstanceOf(Date);
    expect(await post('confirm', { token })).toMatchObject({ status: 404, body: { message: INVALID_LINK } });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('answers the same for an address on the list, and mails it nothing', async () => {
    const email = newAddress();
    await subscribed(email);
    await mailNumber(email, 2);
    expect(await post('subscribe', { email })).toMatchObject({ status: 202, body: { message: ASKED } });
    // Queued later, so earlier mails have arrived.
    const other = newAddress();
    await post('subscribe', { email: other });
    await mailNumber(other, 1);
    expect(await mailsTo(email)).toHaveLength(2);
    expect((await rowOf(email))?.confirmedAt).toBeInstanceOf(Date);
  });

  it('can be asked for again, before confirming and after leaving; every mail keeps its links', async () => {
    const email = newAddress();
    await post('subscribe', { email });
    const first = await mailNumber(email, 1);
    await post('subscribe', { email });
    await mailNumber(email, 2);
    expect((await post('confirm', { token: tokenIn(first.body, 'confirm') })).status).toBe(200);
    // Wait for the welcome first.
    await mailNumber(email, 3);
    expect((await post('unsubscribe', { token: tokenIn(first.body, 'unsubscribe') })).status).toBe(200);
    await post('subscribe', { email });
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null, unsubscribedAt: null });
    const again = await mailNumber(email, 4);
    expect((await post('confirm', { token: tokenIn(again.body, 'confirm') })).status).toBe(200);
  });

  it('is left by the post that mail programs send, and by the address opened in a browser', async () => {
    const email = newAddress();
    await subscribed(email);
    const { body } = await mailNumber(email, 2);
    const token = tokenIn(body, 'unsubscribe');
    const opened = await shop.call('GET', `/newsletter/unsubscribe?token=${token}`);
    expect(opened.status).toBe(303);
    expect(opened.headers.location).toBe(`/#/newsletter/unsubscribe?token=${token}`);
    expect((await rowOf(email))?.unsubscribedAt).toBeNull();
    const answer = await shop.call('POST', `/newsletter/unsubscribe?token=${token}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect((await rowOf(email))?.unsubscribedAt).toBeInstanceOf(Date);
  });

  it('confirms within 7 days only', async () => {
    const email = newAddress();
    await post('subscribe', { email });
    const { body } = await mailNumber(email, 1);
    await shop.db
      .update(newsletterSubscriptions)
      .set({ requestedAt: new Date(Date.now() - 8 * 86_400_000) })
      .where(eq(newsletterSubscriptions.email, email));
    expect(await post('confirm', { token: tokenIn(body, 'confirm') })).toMatchObject({
      status: 404,
      body: { code: 'NEWSLETTER_LINK_INVALID', message: INVALID_LINK },
    });
    expect((await rowOf(email))?.confirmedAt).toBeNull();
  });

  it('keeps no token that could be followed, and takes none for another purpose', async () => {
    const email = newAddress();
    await post('subscribe', { email });
    const { body } = await mailNumber(email, 1);
    const [confirm, leave] = [tokenIn(body, 'confirm'), tokenIn(body, 'unsubscribe')];
    const kept = JSON.stringify(await shop.db.select().from(newsletterTokens));
    expect(kept).not.toContain(confirm);
    expect(kept).not.toContain(leave);
    for (const [path, token] of [
      ['confirm', leave],
      ['unsubscribe', confirm],
      ['confirm', 'nothing'],
      ['unsubscribe', 'nothing'],
    ] as const) {
      expect(await post(path, { token })).toMatchObject({
        status: 404,
        body: { success: false, code: 'NEWSLETTER_LINK_INVALID' },
      });
    }
  });

  it.each([
    ['subscribe', {}, 'email', 'Please enter an email address.'],
    ['subscribe', { email: ' ' }, 'email', 'Please enter an email address.'],
    ['subscribe', { email: 7 }, 'email', 'Please enter an email address.'],
    ['subscribe', { email: 'asha@example' }, 'email', 'Please enter a valid email address.'],
    ['confirm', {}, 'token', 'This link is not complete.'],
    ['confirm', { token: '' }, 'token', 'This link is not complete.'],
    ['unsubscribe', {}, 'token', 'This link is not complete.'],
    ['unsubscribe', { token: 7 }, 'token', 'This link is not complete.'],
  ])('%s refuses %j and names the field', async (path, body, field, message) => {
    expect(await post(path, body)).toMatchObject({
      status: 400,
      body: { success: false, message, error: message, fields: [{ field, message }] },
    });
  });

  it('takes five requests an hour, from one place or for one address', async () => {
    const strict = await openTestShop({ rateLimits: true });
    const ask = (email: string) => strict.call('POST', '/newsletter/subscribe', { body: { email } });
    for (let tries = 0; tries < 5; tries += 1) expect((await ask(newAddress())).status).toBe(202);
    const refused = await ask(newAddress());
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', success: false } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });
});
