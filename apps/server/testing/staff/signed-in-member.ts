import type {
  NewPasskeyRequest,
  PasskeyAnswer,
  PasskeyRequest,
} from '@ilaneer/contract/staff/people/passkeys';
import type { TestShop } from '../test-shop.ts';
import { firstSignIn, newSigningMember, proofBy, staffBrowser } from './staff-browser.ts';
import { newTestPasskey } from './test-passkey.ts';

type TestPasskey = ReturnType<typeof newTestPasskey>;

export async function signedInMember(shop: TestShop) {
  const { id, email } = await newSigningMember(shop);
  const browser = staffBrowser(shop);
  const { secret, recoveryCodes } = await firstSignIn(shop, browser, email);
  return { id, email, browser, secret, recoveryCodes };
}

export async function memberWithPasskey(shop: TestShop) {
  const member = await signedInMember(shop);
  const { passkey, made } = await newPasskeyOf(shop, member);
  const added = await member.browser.call('POST', '/passkeys', { name: 'Laptop', passkey: made });
  if (added.status !== 201) throw new Error(`no passkey: ${JSON.stringify(added.body)}`);
  return { ...member, passkey };
}

/** Not registered yet. Uses the last recovery code. */
export async function newPasskeyOf(
  shop: TestShop,
  { browser, recoveryCodes }: Pick<Awaited<ReturnType<typeof signedInMember>>, 'browser' | 'recoveryCodes'>,
): Promise<{ readonly passkey: TestPasskey; readonly made: ReturnType<TestPasskey['make']> }> {
  const passkey = newTestPasskey(shop.deps.config.publicUrl);
  const { body } = await browser.call('POST', '/passkeys/request', proofBy(recoveryCodes.at(-1)));
  const { request } = body as { request: NewPasskeyRequest };
  return { passkey, made: passkey.make(request) };
}

export async function passkeyAnswer(shop: TestShop, passkey: TestPasskey): Promise<PasskeyAnswer> {
  const { body } = await staffBrowser(shop).call('POST', '/sign-in/passkey-request');
  const { request } = body as { request: PasskeyRequest };
  return passkey.answer(request);
}

export function cookiesOf({ cookies }: ReturnType<typeof staffBrowser>): { readonly cookie: string } {
  return { cookie: [...cookies.values()].join('; ') };
}
