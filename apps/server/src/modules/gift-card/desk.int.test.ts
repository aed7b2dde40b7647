import { randomUUID } from 'node:crypto';
import type { GiftCardDetail, GiftCardRow } from '@ilaneer/contract/staff/books/gift-cards';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { daysOfBooks, expectOpenItemsTie } from '../../../testing/money/expect-open-items.ts';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { readTrialBalance } from '../../flows/books/verify-books.ts';

describe('gift cards and coins from staff', () => {
  let shop: TestShop;
  let staff: TestStaff;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    shop = await openTestShop();
    pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
    const rights = [
      'reports.read',
      'books.write',
      'refunds.issue',
      'customers.read',
      'exports.take',
    ] as const;
    staff = await newTestStaff(shop, rights);
  });
  afterEach(async () => {
    await expectTiedBooks(shop.db);
    await expectOpenItemsTie(shop.db, await daysOfBooks(shop.db));
  });
  afterAll(() => shop.close());

  const balanceOf = async (account: string) =>
    (await readTrialBalance(shop.db, null)).find(({ id }) => id === account)?.balance ?? 0;
  const changes = async (accounts: readonly string[], act: () => Promise<unknown>) => {
    const before = await Promise.all(accounts.map(balanceOf));
    await act();
    const after = await Promise.all(accounts.map(balanceOf));
    return accounts.map((_, at) => (after[at] ?? 0) - (before[at] ?? 0));
  };
  const issue = (given: object = {}, key: string = randomUUID()) =>
    staff.call('POST', '/gift-cards', {
      headers: { 'idempotency-key': key },
      body: { worth: 500, lastDay: null, paidBy: 'none', reason: 'The parcel came late', ...given },
    });
  const detail = async (id: string) =>
    (await staff.call('GET', `/gift-cards/${encodeURIComponent(id)}`)).body.giftCard as GiftCardDetail;

  it('posts a card given away and a card paid for, once each (GIFT-CARD-14)', async () => {
    const accounts = ['gift-cards-outstanding', 'gift-cards-given', 'bank'];
    expect(await changes(accounts, () => issue())).toEqual([-50_000, 50_000, 0]);
    expect(await changes(accounts, () => issue({ paidBy: 'bank' }))).toEqual([-50_000, 0, 50_000]);
    const key = randomUUID();
    const answers = await Promise.all([issue({}, key), issue({}, key)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await issue({ worth: 10_001 })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'worth' }] },
    });
    expect(await issue({ lastDay: '2020-01-01' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'lastDay' }] },
    });
  });

  it('shows the code once, its use on an order, and blocks', async () => {
    const { body } = await issue({ lastDay: '2099-12-31' });
    const { id, last4 } = body.giftCard as GiftCardRow;
    expect(body.code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}/);
    const shopper = await newProvenShopper(shop);
    await placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }], { giftCardCode: body.code });
    const used = await detail(id);
    expect(used).toMatchObject({ reason: 'The parcel came late', paidBy: 'none', state: 'active' });
    expect(used.entries).toMatchObject([{ kind: 'held' }]);
    expect(used.balance + (used.entries[0]?.amount ?? 0)).toBe(500);
    expect(JSON.stringify(used)).not.toContain(body.code);

    const blocked = await staff.call('POST', `/gift-cards/${encodeURIComponent(id)}/block`, {
      body: { reason: 'The code was published' },
    });
    expect(blocked).toMatchObject({
      status: 200,
      body: { giftCard: { state: 'blocked', balance: used.balance } },
    });
    const { rows } = (await staff.call('GET', `/gift-cards?search=${last4}&state=blocked`)).body;
    expect(rows).toMatchObject([{ id, last4 }]);
    const check = await shop.call('POST', '/gift-cards/check', {
      token: shopper.token,
      body: { code: body.code },
    });
    expect(check.status).toBe(400);
  });

  it('reports balances that add up to the account (GIFT-CARD-15)', async () => {
    const answer = await shop.app.inject({ url: '/api/staff/exports/gift-cards', headers: staff.headers() });
    const [titles = '', ...lines] = answer.payload.replace('\uFEFF', '').trim().split('\r\n');
    const at = titles.split(',').indexOf('Balance');
    const sum = lines.reduce((total, line) => total + Math.round(Number(line.split(',')[at]) * 100), 0);
    expect(lines.length).toBeGreaterThan(3);
    expect(sum).toBe(-(await balanceOf('gift-cards-outstanding')));
  });

  it('gives coins and takes them back, never below zero, each a posting (COIN-16)', async () => {
    const { userId, token } = await newProvenShopper(shop);
    const adjust = (coins: number, balance: number, reason = 'The parcel came late') =>
      staff.call('POST', `/customers/${userId}/coins`, { body: { coins, balance, reason } });
    const accounts = ['coins-outstanding', 'coins-given'];
    expect(await changes(accounts, () => adjust(50, 0))).toEqual([-5_000, 5_000]);
    expect(await changes(accounts, () => adjust(-20, 50))).toEqual([2_000, -2_000]);
    expect(await adjust(10, 50)).toMatchObject({ status: 409, body: { code: 'COIN_BALANCE_CHANGED' } });
    expect(await adjust(-31, 30)).toMatchObject({ status: 400, body: { fields: [{ field: 'coins' }] } });
    expect(await adjust(5, 30, ' ')).toMatchObject({ status: 400, body: { fields: [{ field: 'reason' }] } });
    const { body } = await shop.call('GET', '/coins', { token });
    expect(body).toMatchObject({
      balance: 30,
      entries: [
        { kind: 'taken back', coins: -20, orderId: null },
        { kind: 'given', coins: 50, orderId: null },
      ],
    });
  });
});
