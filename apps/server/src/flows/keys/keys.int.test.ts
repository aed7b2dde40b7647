import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addGiftCard, newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { newSigningMember } from '../../../testing/staff/staff-browser.ts';
import { TEST_SECRET } from '../../../testing/test-secret.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { runKeysCommand } from '../../commands/keys-command.ts';
import { seal, unsealWith } from '../../deps/sealed.ts';
import { idOfToken, tokenOf } from '../../deps/secrets.ts';
import { resealAll } from './keys.ts';

const MINUTES = 60_000;

describe('a rotation of keys', () => {
  let shop: TestShop;
  let ahead = 0;
  beforeAll(async () => {
    shop = await openTestShop({ hasSubscription: true, now: () => new Date(Date.now() + ahead) });
  });
  afterAll(() => shop.close());

  const run = async (line: string): Promise<string> => {
    const env = { DATABASE_URL: shop.url, JWT_SECRET: TEST_SECRET };
    const done = await runKeysCommand(line.split(' '), env);
    return done.ok ? done.value : `refused: ${done.error}`;
  };
  const ringHas = (count: number) =>
    vi.waitFor(() => expect(shop.deps.keys.counting()).toHaveLength(count), { timeout: 10_000 });
  const isLoggedIn = async (token: string) => (await shop.call('GET', '/orders', { token })).status === 200;
  const kidOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
  const cardIsKnown = async (code: string) => {
    const { token } = await newProvenShopper(shop);
    return (await shop.call('POST', '/gift-cards/check', { token, body: { code } })).status === 200;
  };

  let oldest = '';
  let shopper = { token: '' };
  let ticketLink = '';
  let code = '';

  it('keeps sessions; new values use the new key (SECURITY-1)', async () => {
    shopper = await shop.newShopper();
    oldest = shop.deps.keys.signing().id;
    expect(kidOf(shopper.token)).toBe(oldest);
    ticketLink = tokenOf(shop.deps.keys, 'ticket', 'a ticket');
    code = (await addGiftCard(shop, 50_000)).code;
    for (const text of ['one', 'two', 'three']) {
      const member = await newSigningMember(shop);
      const sealed = seal(shop.deps.keys, 'staff-totp', text);
      await shop.db.execute(sql`update staff_members set totp_secret = ${sealed} where id = ${member.id}`);
    }

    expect(await run('rotate')).toContain('Sessions stay valid');
    await ringHas(2);
    expect(shop.deps.keys.signing().id).toBe(oldest);
    ahead = 2 * MINUTES;
    const { id: newest } = shop.deps.keys.signing();
    expect(newest).not.toBe(oldest);
    expect(await isLoggedIn(shopper.token)).toBe(true);
    const later = await shop.newShopper();
    expect(kidOf(later.token)).toBe(newest);
    expect(await isLoggedIn(later.token)).toBe(true);
    expect(idOfToken(shop.deps.keys, 'ticket', ticketLink)).toBe('a ticket');
    expect(await cardIsKnown(code)).toBe(true);
  });

  it('stores keys sealed, and prints none', async () => {
    const { secret } = shop.deps.keys.signing();
    const { rows } = await shop.db.$client.query('select * from shop_keys');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows[0].sealed.includes(secret)).toBe(false);
    expect(await run('list')).not.toContain(secret);
    expect(await run('list')).toContain(`${oldest}  `);
  });

  it('re-seals stored data, resuming an interrupted job (SECURITY-2)', async () => {
    const opensWith = async (id: string) => {
      const key = shop.deps.keys.counting().find((counted) => counted.id === id);
      const { rows } = await shop.db.$client.query(
        'select totp_secret from staff_members where totp_secret is not null',
      );
      return rows.filter((row) => key && unsealWith(key, 'staff-totp', row.totp_secret) !== null).length;
    };
    const all = await opensWith(oldest);
    expect(all).toBeGreaterThanOrEqual(3);
    let writes = 0;
    const killed = new Proxy(shop.db, {
      get: (db, name) => {
        if (name === 'update') writes += 1;
        if (writes > 2) throw new Error('the process was killed');
        return Reflect.get(db, name);
      },
    });
    await expect(resealAll({ ...shop.deps, db: killed })).rejects.toThrow('killed');
    const { id: newest } = shop.deps.keys.signing();
    expect(await opensWith(newest)).toBe(2);
    // The additional one is the audit key (AUDIT-2).
    expect(await resealAll(shop.deps)).toBe(all - 2 + 1);
    expect(await opensWith(newest)).toBe(all);
    expect(await resealAll(shop.deps)).toBe(0);
  });

  it('keeps a key that is needed, and the one that signs', async () => {
    const refusal = await run(`retire ${oldest}`);
    expect(refusal).toContain('refused');
    const { id: newest } = shop.deps.keys.signing();
    expect(await run(`retire ${newest}`)).toContain('is signing, or about to');
    expect(await run('retire 00000000')).toContain('No valid key 00000000');
    expect(await isLoggedIn(shopper.token)).toBe(true);
  });

  it('after which a retired key verifies nothing any more, and is destroyed (SECURITY-3)', async () => {
    const { id: newest } = shop.deps.keys.signing();
    // The command uses the real clock.
    await shop.db.execute(sql`update shop_keys set signs_from = signs_from - interval '5 minutes'`);
    expect(await run(`retire ${oldest}`)).toContain('gift cards with money on them');
    expect(await run(`retire ${oldest} --even-so`)).toContain(`Key ${oldest} is retired`);
    await ringHas(1);
    const { status, body } = await shop.call('GET', '/orders', { token: shopper.token });
    expect([status, body.code]).toEqual([401, 'TOKEN_INVALID']);
    expect(idOfToken(shop.deps.keys, 'ticket', ticketLink)).toBeNull();
    expect(await cardIsKnown(code)).toBe(false);
    expect(await isLoggedIn((await shop.newShopper()).token)).toBe(true);
    expect(await run('rotate')).toContain('signs from one minute on');
    await ringHas(2);
    expect(shop.deps.keys.counting().map(({ id }) => id)).toContain(newest);
    const { rows } = await shop.db.$client.query('select sealed from shop_keys where id = $1', [oldest]);
    expect(rows).toEqual([{ sealed: null }]);
  });
});
