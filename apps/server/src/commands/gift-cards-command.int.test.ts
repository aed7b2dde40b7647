import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProvenShopper } from '../../testing/shoppers/test-gift-card.ts';
import { messagesTo, newEmail } from '../../testing/shoppers/verification.ts';
import { TEST_SECRET } from '../../testing/test-secret.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { giftCards } from '../db/schema/balance/gift-card.ts';
import { runGiftCardsCommand } from './gift-cards-command.ts';

describe('the gift-cards command', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const run = (line: string, env: Record<string, string> = {}) =>
    runGiftCardsCommand(line.split(' '), { DATABASE_URL: shop.url, JWT_SECRET: TEST_SECRET, ...env });
  const issue = async (line: string) => {
    const issued = await run(line);
    if (!issued.ok) throw new Error(issued.error);
    return { text: issued.value, code: /^Code: (\S+)$/m.exec(issued.value)?.[1] ?? '' };
  };
  const check = async (code: string) => {
    const { token } = await newProvenShopper(shop);
    return shop.call('POST', '/gift-cards/check', { token, body: { code } });
  };

  it('issues a card, prints its code once, and mails it on request', async () => {
    const to = newEmail();
    const { text, code } = await issue(`issue 750.50 --expires 2099-12-31 --to ${to}`);
    expect(text).toContain('Gift card worth ₹750.50, valid until 31 Dec 2099.');
    expect(text).toContain(`Mailed to ${to}.`);
    expect(await check(code)).toMatchObject({ status: 200, body: { giftCard: { balance: 750.5 } } });
    const [mail, ...more] = await messagesTo(shop, to);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your Ilaneer gift card over ₹750.50');
    for (const words of [code, '₹750.50', '31 Dec 2099']) {
      expect(mail?.body).toContain(words);
      expect(mail?.html).toContain(words);
    }
    const queued = await shop.db.$client.query('select data::text as text from pgboss.job');
    expect(JSON.stringify(queued.rows)).not.toContain(code);
  });

  it('stops a card by its last letters or its id, and asks which one when several end alike', async () => {
    const { code, text } = await issue('issue 500');
    const id = /^ID: (\S+)$/m.exec(text)?.[1] ?? '';
    expect(await run(`stop ${code.slice(-4).toLowerCase()}`)).toEqual({
      ok: true,
      value: `Gift card ••${code.slice(-4)} is blocked. Its balance of ₹500.00 remains.`,
    });
    expect(await check(code)).toMatchObject({ status: 400, body: { code: 'GIFT_CARD_INVALID' } });
    const [card] = await shop.db.select().from(giftCards).where(eq(giftCards.id, id));
    const staff = { issuedByKind: 'staff', stoppedByKind: 'staff' };
    expect(card).toMatchObject({ ...staff, issuedById: 'command line', stoppedById: 'command line' });
    const twin = await issue('issue 300');
    await shop.db.$client.query(`update gift_cards set last4 = $1`, [code.slice(-4)]);
    const refused = await run(`stop ${code.slice(-4)}`);
    expect(refused).toMatchObject({ ok: false, error: expect.stringContaining(id) });
    expect(await check(twin.code)).toMatchObject({ status: 200 });
    expect(await run(`stop ${id}`)).toMatchObject({ ok: true });
    expect(await run('stop NONE')).toEqual({ ok: false, error: `There is no gift card 'NONE'.` });
  });

  it('shows its usage, and the missing option', async () => {
    expect(await run('burn')).toMatchObject({
      ok: false,
      error: expect.stringContaining('npm run gift-cards -- issue <rupees>'),
    });
    const live = { MODE: 'live', PUBLIC_URL: 'https://shop.example.in' };
    expect(await run('issue 500 --to asha@example.in', live)).toMatchObject({
      ok: false,
      error: expect.stringContaining('SMTP_URL must be set in MODE=live'),
    });
  });

  it('issues cards that the shop knows under its own key only', async () => {
    const other = await run('issue 500', { GIFT_CARD_SECRET: 'another key that is long enough to be one' });
    const code = /^Code: (\S+)$/m.exec(other.ok ? other.value : '')?.[1] ?? '';
    expect(await check(code)).toMatchObject({ status: 400 });
  });

  it('the sample shop has the two cards of the README', async () => {
    for (const [code, balance] of [
      ['PALM-TREE-CARD-2345', 500],
      ['BLUE-LAKE-CARD-6789', 5_000],
    ] as const) {
      expect(await check(code)).toMatchObject({ status: 200, body: { giftCard: { balance } } });
    }
  });
});
