import { createHash } from 'node:crypto';
import { consentNotice, consentWords, NOTICE_VERSION } from '@ilaneer/domain/account/consents';
import { signupForm } from '@ilaneer/testing/signup-form';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../testing/shoppers/verification.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const clock = testClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: clock.now });
});
afterAll(() => shop.close());

describe('consents', () => {
  const change = (token: string, purpose: string, granted: unknown, noticeVersion?: string) =>
    shop.call('PUT', `/account/consents/${purpose}`, { token, body: { granted, noticeVersion } });
  const historyOf = async (token: string) =>
    Object(Object((await shop.call('GET', '/account/data', { token })).body).data).consents;

  it('are given and withdrawn one by one, each with an entry (ACCOUNT-45)', async () => {
    const { token } = await shop.newShopper();
    const grantedAt = clock.now().toISOString();
    const granted = await change(token, 'emails', true, NOTICE_VERSION);
    const words = consentWords(consentNotice('emails', 'Ilaneer'));
    expect(granted.body.consents).toMatchObject([
      { purpose: 'terms', needed: true, granted: true },
      { granted: true, grantedAt, grantedTextVersion: NOTICE_VERSION, grantedText: words, withdrawnAt: null },
    ]);
    const user = (await shop.call('GET', '/user-details', { token })).body.user;
    expect(user).toMatchObject({ subscribeToEmails: true });
    clock.pass(60);
    await Promise.all([
      change(token, 'emails', true, NOTICE_VERSION),
      change(token, 'emails', true, NOTICE_VERSION),
    ]);
    const withdrawnAt = clock.now().toISOString();
    const withdrawn = await change(token, 'emails', false);
    expect(withdrawn.body.consents).toMatchObject([{}, { granted: false, grantedAt, withdrawnAt }]);
    await change(token, 'emails', false);
    expect((await shop.call('GET', '/user-details', { token })).body.user).toMatchObject({
      subscribeToEmails: false,
    });
    expect(await historyOf(token)).toMatchObject([
      { purpose: 'emails', given: false, at: withdrawnAt, place: 'account', words: null },
      { purpose: 'emails', given: true, at: grantedAt, words },
      { purpose: 'terms', given: true, place: 'signup' },
    ]);
  });

  it('of an account are the words of its box, with the policies as they are read then', async () => {
    const form = { ...signupForm(), noticeVersion: NOTICE_VERSION };
    const token = String((await shop.call('POST', '/signup-with-email', { body: form })).body.token);
    const [terms, privacy] = await Promise.all(
      ['terms-of-service', 'privacy-policy'].map(
        async (slug) => Object((await shop.call('GET', `/pages/${slug}/versions`)).body).versions[0],
      ),
    );
    expect(await historyOf(token)).toMatchObject([
      {
        purpose: 'terms',
        words: consentWords(consentNotice('terms', 'Ilaneer')),
        terms: { version: terms.number, hash: terms.hash },
        privacyPolicy: { version: privacy.number, hash: privacy.hash },
      },
    ]);
  });

  it.each(['ml', 'hi', 'kn', 'mr'] as const)(
    'in %s are stored as they were read, with language and hash (PRIVACY-15)',
    async (language) => {
      const form = {
        ...signupForm(),
        noticeVersion: NOTICE_VERSION,
        noticeLanguage: language,
        subscribeToEmails: true,
      };
      const token = String((await shop.call('POST', '/signup-with-email', { body: form })).body.token);
      const wordsOf = (purpose: 'terms' | 'emails') =>
        consentWords(consentNotice(purpose, 'Ilaneer', language));
      const said = (await historyOf(token)) as { purpose: string; words: string; language: string }[];
      const read = said.map(({ purpose, words, language }) => ({ purpose, words, language }));
      expect(read.toSorted((one, other) => one.purpose.localeCompare(other.purpose))).toEqual([
        { purpose: 'emails', words: wordsOf('emails'), language },
        { purpose: 'terms', words: wordsOf('terms'), language },
      ]);
      const { rows } = await shop.db.execute<{ hash: string; language: string }>(
        sql`select hash, language from consent_texts where words = ${wordsOf('terms')}`,
      );
      const hash = createHash('sha256').update(wordsOf('terms')).digest('hex');
      expect(rows).toEqual([{ hash, language }]);
      const shown = await shop.call('GET', '/account/consents', { token });
      expect(shown.body.consents).toMatchObject([
        { grantedText: wordsOf('terms'), grantedLanguage: language },
        {},
      ]);
      const wrong = { ...signupForm(), noticeVersion: NOTICE_VERSION, noticeLanguage: 'fr' };
      expect((await shop.call('POST', '/signup-with-email', { body: wrong })).status).toBe(400);
    },
  );

  it('of clients with their own texts have none; unknown versions are refused', async () => {
    const { body } = await shop.call('POST', '/signup-with-email', { body: signupForm() });
    expect(await historyOf(String(body.token))).toMatchObject([
      { purpose: 'terms', textVersion: null, words: null },
    ]);
    const form = { ...signupForm(), noticeVersion: '1999-01' };
    expect((await shop.call('POST', '/signup-with-email', { body: form })).status).toBe(400);
  });

  it('are never changed or deleted, nor are their words', async () => {
    for (const table of ['consents', 'consent_texts']) {
      for (const statement of [`delete from ${table}`, `truncate ${table} cascade`]) {
        await expect(shop.db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '42501' } });
      }
    }
    await expect(shop.db.execute(sql`update consents set given = false`)).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  });

  it('of the terms end with the account only', async () => {
    const { token } = await shop.newShopper();
    expect(await change(token, 'terms', false)).toMatchObject({
      status: 409,
      body: { code: 'CONSENT_NEEDED' },
    });
    expect(await change(token, 'everything', true)).toMatchObject({
      status: 404,
      body: { code: 'CONSENT_NOT_FOUND' },
    });
    expect(await change(token, 'emails', 'yes')).toMatchObject({ status: 400 });
  });
});

describe('a nominee', () => {
  it('is named, replaced, removed, and is the shopper’s own affair (ACCOUNT-48)', async () => {
    const [me, other] = [await shop.newShopper(), await shop.newShopper()];
    const nominee = (token: string) => shop.call('GET', '/account/nominee', { token });
    const name = (body: object) => shop.call('PUT', '/account/nominee', { token: me.token, body });
    expect((await nominee(me.token)).body).toMatchObject({ nominee: null });
    expect(await name({ name: 'R', contact: '1' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'name' }, { field: 'contact' }] },
    });
    await name({ name: 'Ravi Nair', contact: '+91 98470 12345' });
    await name({ name: 'Meera Nair', contact: 'Meera@Example.in' });
    expect((await nominee(me.token)).body.nominee).toEqual({
      name: 'Meera Nair',
      contact: 'meera@example.in',
    });
    expect((await nominee(other.token)).body.nominee).toBeNull();
    const { data } = Object((await shop.call('GET', '/account/data', { token: me.token })).body);
    expect(data.nominee).toEqual({ name: 'Meera Nair', contact: 'meera@example.in' });
    await shop.call('DELETE', '/account/nominee', { token: me.token });
    expect((await nominee(me.token)).body.nominee).toBeNull();
  });
});
