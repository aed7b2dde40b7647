import { randomUUID } from 'node:crypto';
import type { StaffProof } from '@ilaneer/contract/staff/people/proof';
import { PERMISSIONS, type Permission } from '@ilaneer/domain/staff/permission';
import { Secret, TOTP } from 'otpauth';
import { staffMembers, staffRoles } from '../../src/db/schema/staff/staff.ts';
import { hashPassword } from '../../src/deps/passwords.ts';
import type { Answer, TestShop } from '../test-shop.ts';

export const STAFF_PASSWORD = 'the tide leaves at seven';

/** Proof with the last recovery code: the current TOTP was used to sign in. */
export function proofBy(code: string | undefined): StaffProof {
  return { password: STAFF_PASSWORD, code: code ?? '' };
}

export async function newSigningMember(
  shop: TestShop,
  permissions: readonly Permission[] = PERMISSIONS,
): Promise<{ readonly id: string; readonly email: string }> {
  const id = randomUUID();
  const made = { createdAt: shop.deps.now(), updatedAt: shop.deps.now() };
  const name = `Staff ${id.slice(0, 8)}`;
  const email = `${id}@staff.example`;
  await shop.db.insert(staffRoles).values({ id, name, permissions: [...permissions], ...made });
  const passwordHash = await hashPassword(STAFF_PASSWORD);
  const member = { id, name, email, status: 'active', roleId: id, passwordHash } as const;
  await shop.db.insert(staffMembers).values({ ...member, ...made });
  return { id, email };
}

export function staffBrowser(shop: TestShop) {
  const cookies = new Map<string, string>();
  let csrfToken = '';
  const headers = () => ({
    cookie: [...cookies.values()].join('; '),
    'x-csrf-token': csrfToken,
    'sec-fetch-site': 'same-origin',
  });
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: `/${string}`,
    body?: unknown,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const answer = await shop.call(method, `/staff${path}`, { body, headers: { ...headers(), ...more } });
    for (const header of [answer.headers['set-cookie'] ?? []].flat()) {
      const pair = String(header).split(';')[0] ?? '';
      cookies.set(pair.split('=')[0] ?? '', pair);
    }
    if (typeof answer.body.csrfToken === 'string') csrfToken = answer.body.csrfToken;
    return answer;
  };
  return { call, cookies, headers };
}

export function codeAt(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: at.getTime(),
  });
}

export async function firstSignIn(
  shop: TestShop,
  browser: ReturnType<typeof staffBrowser>,
  email: string,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  await browser.call('POST', '/sign-in', { email, password: STAFF_PASSWORD });
  const { body } = await browser.call('POST', '/sign-in/second-factor');
  const { setup } = body;
  if (typeof setup !== 'object' || setup === null || !('secret' in setup)) {
    throw new Error(`no set-up: ${JSON.stringify(body)}`);
  }
  const secret = String(setup.secret);
  const code = codeAt(secret, shop.deps.now());
  const done = await browser.call('POST', '/sign-in/second-factor/code', { code });
  const { recoveryCodes } = done.body;
  if (!Array.isArray(recoveryCodes)) throw new Error(`not signed in: ${JSON.stringify(done.body)}`);
  return { secret, recoveryCodes: recoveryCodes.map(String) };
}
