import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monthBefore } from '@ilaneer/domain/gst-return/return-month';
import { indiaDay } from '@ilaneer/domain/india-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addGiftCard } from '../../testing/shoppers/test-gift-card.ts';
import { TEST_SECRET } from '../../testing/test-secret.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { runBooksCommand } from './books-command.ts';
import { runGiftCardsCommand } from './gift-cards-command.ts';

describe('the books command', () => {
  let shop: TestShop;
  let env: Record<string, string>;
  beforeAll(async () => {
    shop = await openTestShop();
    env = { DATABASE_URL: shop.url, JWT_SECRET: TEST_SECRET };
    // Sample gift cards: ₹500 and ₹5,000.
    await runGiftCardsCommand(['issue', '750.50', '--paid-by', 'bank'], env);
  });
  afterAll(() => shop.close());

  const run = (line: string) => runBooksCommand(line.split(' '), env);
  const textOf = async (line: string) => {
    const done = await run(line);
    return (done.ok ? done.value : done.error).split('\n').map((text) => text.replaceAll(/ {2,}/g, ' | '));
  };

  it('shows the trial balance of now, or of the end of a day', async () => {
    expect(await textOf('trial-balance')).toEqual([
      ' | Debit | Credit',
      'Bank | ₹750.50',
      'Gift cards outstanding | ₹6,250.50',
      'Gift cards given away | ₹5,500.00',
      'Total | ₹6,250.50 | ₹6,250.50',
    ]);
    expect(await textOf('trial-balance 2020-01-31')).toEqual([' | Debit | Credit', 'Total | ₹0.00 | ₹0.00']);
  });

  it('says that all ledgers agree, and which do not', async () => {
    const [agrees, ...ties] = await textOf('verify');
    expect(agrees).toBe('The books agree with every other ledger. Debits less credits:');
    expect(ties).toContain('Gift cards outstanding | -₹6,250.50');
    const card = await addGiftCard(shop, 10_000, { balancePaise: 4_000 });
    expect(await run('verify')).toEqual({
      ok: false,
      error:
        'The books contradict other ledgers. Debits less credits:\n' +
        'Gift cards outstanding: -₹6,350.50 in the books, -₹6,290.50 elsewhere',
    });
    await shop.db.$client.query('update gift_cards set balance_paise = initial_paise where id = $1', [
      card.id,
    ]);
    expect(await run('verify')).toMatchObject({ ok: true });
  });

  it('ties the ledgers of a day with the journal, and names a row that differs (JOURNAL-39)', async () => {
    const card = await addGiftCard(shop, 20_000);
    const day = indiaDay(shop.deps.now());
    const [title, heading, ...rows] = await textOf(`day ${day}`);
    expect([title, heading]).toEqual([
      `Day close of ${day}: all ledgers agree with the journal.`,
      ' | Ledger | Journal | Difference',
    ]);
    expect(rows).toContainEqual(
      expect.stringMatching(/^Gift cards issued \| ₹[\d,.]+ \| ₹[\d,.]+ \| ₹0\.00$/),
    );
    const setBalance = (paise: number) =>
      shop.db.$client.query('update gift_cards set balance_paise = $2 where id = $1', [card.id, paise]);
    await setBalance(15_000);
    expect(await run(`day ${day}`)).toMatchObject({ ok: false });
    expect(await textOf('day')).toContain(` | ! Gift card ${card.last4} | ₹150.00 | ₹200.00 | ₹50.00`);
    await setBalance(20_000);
    expect(await run('day 2999-01-01')).toEqual({ ok: false, error: 'That day is still to come.' });
  });

  it('closes a month into a file, again the same bytes, and none that is not over (JOURNAL-34, JOURNAL-35)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'books-'));
    const thisMonth = indiaDay(new Date()).slice(0, 7);
    const month = monthBefore(thisMonth);
    expect((await textOf(`close ${month} ${folder}`))[0]).toBe(
      `${month} is closed. Later entries are posted to the next month.`,
    );
    const [name = ''] = await readdir(folder);
    expect(name).toBe(`${shop.deps.brand.seller.gstin}-${month}-books.zip`);
    const first = await readFile(join(folder, name));
    expect(await run(`close ${month} ${folder}`)).toMatchObject({
      ok: true,
      value: expect.stringContaining(createHash('sha256').update(first).digest('hex')),
    });
    expect((await readFile(join(folder, name))).equals(first)).toBe(true);
    expect(await run(`close ${thisMonth}`)).toEqual({ ok: false, error: 'This month is not over yet' });
    expect(await run('close 2099-01')).toEqual({ ok: false, error: 'This month has not begun' });
    expect(await run('close January')).toEqual({ ok: false, error: 'Give the month as YYYY-MM' });
    expect(await run('open')).toMatchObject({
      ok: false,
      error: expect.stringContaining('npm run books -- trial-balance'),
    });
    expect(await run(`close ${month} ${folder}/missing`)).toMatchObject({ ok: false });
    await rm(folder, { recursive: true });
  });
});
