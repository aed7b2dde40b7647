import type { PasskeyAnswer, PasskeyRequest } from '@ilaneer/contract/staff/people/passkeys';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  memberWithPasskey,
  newPasskeyOf,
  passkeyAnswer,
  signedInMember,
} from '../../../../testing/staff/signed-in-member.ts';
import { codeAt, proofBy, STAFF_PASSWORD, staffBrowser } from '../../../../testing/staff/staff-browser.ts';
import { newTestPasskey } from '../../../../testing/staff/test-passkey.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { staffMembers } from '../../../db/schema/staff/staff.ts';

describe('a passkey of staff (STAFF-4)', () => {
  let shop: TestShop;
  let now = new Date('2026-11-23T09:00:00+05:30');
  beforeAll(async () => {
    shop = await openTestShop({ now: () => now });
  });
  afterAll(() => shop.close());

  const ask = async (): Promise<PasskeyRequest> => {
    const { body } = await staffBrowser(shop).call('POST', '/sign-in/passkey-request');
    return (body as { request: PasskeyRequest }).request;
  };
  const signIn = (answer: PasskeyAnswer) => staffBrowser(shop).call('POST', '/sign-in/passkey', { answer });
  const listed = async (browser: ReturnType<typeof staffBrowser>) => {
    const { body } = await browser.call('GET', '/passkeys');
    return (body as { passkeys: { id: string }[] }).passkeys;
  };
  const refused = { status: expect.any(Number), body: { code: 'PASSKEY_REFUSED' } };

  it('signs in its own member only', async () => {
    const { id, passkey } = await memberWithPasskey(shop);
    const browser = staffBrowser(shop);
    expect(
      await browser.call('POST', '/sign-in/passkey', { answer: await passkeyAnswer(shop, passkey) }),
    ).toMatchObject({ status: 200 });
    expect((await browser.call('GET', '/session')).body).toMatchObject({ member: { id } });
  });

  it.each([
    ['a page of another site', { origin: 'https://staff.example.net' }],
    ['the same host over another port', { origin: 'http://localhost:1' }],
    ['a key of another shop', { rpId: 'shop.example.net' }],
    ['a device that did not ask who holds it', { isVerified: false }],
  ])('is refused from %s', async (_, seen) => {
    const { passkey } = await memberWithPasskey(shop);
    expect(await signIn(passkey.answer(await ask(), seen))).toMatchObject(refused);
  });

  it('counts once for its challenge, and never for unknown or expired challenges', async () => {
    const { passkey } = await memberWithPasskey(shop);
    const answer = passkey.answer(await ask());
    expect((await signIn(answer)).status).toBe(200);
    expect((await signIn(answer)).body.code).toBe('STAFF_SIGN_IN_EXPIRED');
    const invented = passkey.answer({ ...(await ask()), challenge: 'aW52ZW50ZWQ' });
    expect((await signIn(invented)).body.code).toBe('STAFF_SIGN_IN_EXPIRED');
    const late = passkey.answer(await ask());
    now = new Date(now.getTime() + 301_000);
    expect((await signIn(late)).body.code).toBe('STAFF_SIGN_IN_EXPIRED');
  });

  it('lets one of two in who send the same signature at the same moment', async () => {
    const { passkey } = await memberWithPasskey(shop);
    const answer = passkey.answer(await ask());
    const answers = await Promise.all([signIn(answer), signIn(answer)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is refused when its counter goes back: it may be a copy', async () => {
    const { passkey } = await memberWithPasskey(shop);
    expect((await signIn(passkey.answer(await ask()))).status).toBe(200);
    passkey.rewindTo(0);
    expect(await signIn(passkey.answer(await ask()))).toMatchObject(refused);
    passkey.rewindTo(40);
    expect((await signIn(passkey.answer(await ask()))).status).toBe(200);
  });

  it('is invalid after its removal, and its member signs in with the code as before', async () => {
    const { email, browser, passkey, secret, recoveryCodes } = await memberWithPasskey(shop);
    const [only] = await listed(browser);
    const path = `/passkeys/${only?.id}` as const;
    expect((await browser.call('DELETE', path, proofBy(recoveryCodes[0]))).status).toBe(200);
    expect((await browser.call('DELETE', path, proofBy(recoveryCodes[1]))).status).toBe(404);
    expect(await signIn(passkey.answer(await ask()))).toMatchObject(refused);
    now = new Date(now.getTime() + 60_000);
    const again = staffBrowser(shop);
    const first = await again.call('POST', '/sign-in', { email, password: STAFF_PASSWORD });
    expect(first.body).toMatchObject({ step: 'code' });
    expect((await again.call('POST', '/sign-in/code', { code: codeAt(secret, now) })).status).toBe(200);
  });

  it('never leaves a member without a second factor: the app is replaced, not removed (STAFF-10)', async () => {
    const { email, browser, recoveryCodes } = await memberWithPasskey(shop);
    for (const path of ['/second-factor', '/recovery-codes'] as const) {
      expect((await browser.call('DELETE', path)).status).toBe(405);
    }
    // An abandoned replacement keeps the old app.
    expect((await browser.call('POST', '/second-factor', proofBy(recoveryCodes[0]))).status).toBe(200);
    const [row] = await shop.db.select().from(staffMembers).where(eq(staffMembers.email, email));
    expect(row?.totpSecret).not.toBeNull();
    const again = staffBrowser(shop);
    const first = await again.call('POST', '/sign-in', { email, password: STAFF_PASSWORD });
    expect(first.body).toMatchObject({ step: 'code' });
  });

  it('of another person opens no locked session, and is not theirs to remove', async () => {
    const { browser, recoveryCodes } = await signedInMember(shop);
    const other = await memberWithPasskey(shop);
    const [theirs] = await listed(other.browser);
    const remove = await browser.call('DELETE', `/passkeys/${theirs?.id}`, proofBy(recoveryCodes[0]));
    expect(remove.status).toBe(404);
    expect(await listed(other.browser)).toHaveLength(1);
    await browser.call('POST', '/lock');
    const answer = other.passkey.answer(await ask());
    expect(await browser.call('POST', '/unlock/passkey', { answer })).toMatchObject(refused);
    expect((await browser.call('GET', '/session')).body.code).toBe('STAFF_LOCKED');
  });

  it('is not added under the name of another member, nor twice', async () => {
    const one = await signedInMember(shop);
    const other = await signedInMember(shop);
    const { made } = await newPasskeyOf(shop, one);
    const add = (browser: typeof one.browser) =>
      browser.call('POST', '/passkeys', { name: 'Laptop', passkey: made });
    // A challenge is used up by the attempt.
    expect((await add(other.browser)).body.code).toBe('STAFF_SIGN_IN_EXPIRED');
    expect((await add(one.browser)).body.code).toBe('STAFF_SIGN_IN_EXPIRED');
    expect(await listed(other.browser)).toEqual([]);
  });

  it('of a blocked member is refused', async () => {
    const { id, passkey } = await memberWithPasskey(shop);
    await shop.db.update(staffMembers).set({ status: 'blocked' }).where(eq(staffMembers.id, id));
    expect(await signIn(passkey.answer(await ask()))).toMatchObject(refused);
  });

  it('with the id of one and the signature of another is refused', async () => {
    const { passkey } = await memberWithPasskey(shop);
    const forger = newTestPasskey(shop.deps.config.publicUrl);
    const request = await ask();
    const { id, rawId } = passkey.answer(request);
    expect(await signIn({ ...forger.answer(request), id, rawId })).toMatchObject(refused);
  });
});
