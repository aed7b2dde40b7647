import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyCatalogue } from '../../../testing/empty-catalogue.ts';
import { OWN_BRAND, OWN_SELLER, OWN_SUPPORT } from '../../../testing/staff/own-settings.ts';
import { TEST_SECRET } from '../../../testing/test-secret.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { runSetupCommand } from './setup-command.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
  folder = await mkdtemp(join(tmpdir(), 'ilaneer-setup-'));
  await shop.db.execute(sql`delete from settings`);
  await emptyCatalogue(shop.db);
});
afterAll(() => shop.close());

const run = async (words: readonly string[], answers?: object) => {
  const file = join(folder, 'answers.json');
  if (answers !== undefined) await writeFile(file, JSON.stringify(answers));
  const env = { DATABASE_URL: shop.url, JWT_SECRET: TEST_SECRET, USER: 'asha' };
  return runSetupCommand(answers === undefined ? words : [...words, '--answers', file], env, null);
};
const ANSWERS = {
  brand: OWN_BRAND,
  seller: OWN_SELLER,
  support: OWN_SUPPORT,
  tax: { mode: 'hsn' },
  delivery: { charge: 60, freeFrom: 900 },
  policies: { 'days until dispatch': '2 to 4' },
  catalogue: 'sample',
  owner: { email: 'meera@palmgrove.in', name: 'Meera Nair' },
};

describe('npm run setup', () => {
  it('lists the missing items, and changes nothing', async () => {
    const said = await run(['--check']);
    expect(said.ok && said.value).toMatch(
      /Still missing before the shop opens:[\s\S]*GSTIN[\s\S]*Tax rule[\s\S]*Advised:/,
    );
    expect(await shop.db.$count(sql`settings`)).toBe(0);
  });

  it('names every answer that is wrong, and then does nothing', async () => {
    const seller = { ...OWN_SELLER, gstin: '32AAPFP1234C1Z2', fssai: '12' };
    const refused = await run([], { ...ANSWERS, seller, brand: { name: '' } });
    expect(refused.ok || refused.error.split('\n').map((line) => line.split(':')[0])).toEqual([
      'brand.name',
      'brand.description',
      'seller.gstin',
      'seller.fssai',
    ]);
    const inPolicies = await run([], { ...ANSWERS, policies: { 'days until dispatch': 'soon' } });
    expect(inPolicies.ok || inPolicies.error).toMatch(/^policies\.days until dispatch: Enter a number/);
    const misspelt = await run([], { sellr: OWN_SELLER });
    expect(misspelt.ok).toBe(false);
    expect(await shop.db.$count(sql`settings`)).toBe(0);
  });

  it('sets up all that a file says, with a link for the first owner', async () => {
    const done = await run([], ANSWERS);
    expect(done.ok ? done.value : done.error).toMatch(
      /Saved: brand[\s\S]*Saved: delivery[\s\S]*Written: Privacy Policy, Refund Policy[\s\S]*sample catalogue[\s\S]*Invited: meera@palmgrove.in[\s\S]*https?:\/\//,
    );
    expect(done.ok && done.value).not.toContain('Still missing');
    await shop.deps.settings.refresh();
    expect(shop.deps.brand.name).toBe('Palm Grove');
    expect(shop.deps.delivery.charge).toBe(6_000);
    const { rows } = await shop.db.execute<{ words: string }>(
      sql`select words from policy_versions where slug = 'shipping-policy'`,
    );
    expect(rows[0]?.words).toContain('within 2 to 4 days');
    expect(rows[0]?.words).toContain('₹60');
  });

  it('does nothing twice', async () => {
    const again = await run([], ANSWERS);
    expect(again.ok && again.value).not.toMatch(/Saved|Written|Loaded|Invited/);
  });

  it('writes a new version of a policy that repeats a changed setting (SETTING-24)', async () => {
    const done = await run([], { delivery: { charge: 75, freeFrom: 900 } });
    expect(done.ok ? done.value : done.error).toMatch(/Saved: delivery\nWritten: Shipping Policy\n/);
    const { rows } = await shop.db.execute<{ words: string }>(
      sql`select words from policy_versions where slug = 'shipping-policy' order by number`,
    );
    expect(rows.map(({ words }) => /Delivery is ₹\d+/.exec(words)?.[0])).toEqual([
      'Delivery is ₹60',
      'Delivery is ₹75',
    ]);
    await run([], ANSWERS);
  });

  it('does not ask without a terminal', async () => {
    const said = await run([]);
    expect(said.ok || said.error).toContain('No terminal');
  });

  it('repeats each question until the answer is valid, and offers the earlier answer', async () => {
    const asked: string[] = [];
    const said: string[] = [];
    const typed: Readonly<Record<string, string[]>> = { GSTIN: ['32AAPFP1234C1Z2', '32AAPFP1234C1ZP'] };
    const terminal = {
      ask: async (question: string, before: string) => {
        asked.push(question);
        return typed[question]?.shift() ?? before;
      },
      say: (line: string) => void said.push(line),
    };
    const env = { DATABASE_URL: shop.url, JWT_SECRET: TEST_SECRET };
    const done = await runSetupCommand([], env, terminal);
    expect(done.ok ? done.value : done.error).not.toContain('Still missing');
    expect(asked.filter((question) => question === 'GSTIN')).toHaveLength(2);
    expect(said.join('\n')).toContain('valid GSTIN');
  });

  it('says which goods another tax rule takes off sale (PRICING-35)', async () => {
    await run([], { tax: { mode: 'hsn', prices: 'inclusive' } });
    await shop.db.execute(sql`
      update product_variants set price_paise = mrp_paise, original_price_paise = mrp_paise
      where id = 'beach-drawstring-bag_V01'`);
    const done = await run([], { tax: { mode: 'hsn', prices: 'exclusive' } });
    expect(done.ok ? done.value : done.error).toMatch(
      /Off sale by this tax rule: 1 above their MRP, 0 without a GST rate\n.*Drawstring.*₹324\.50 with GST, MRP ₹275\.00/,
    );
  });
});
