import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { isSignatureOf, type SecretDeps, signatureOf, unguessable } from '../../../deps/secrets.ts';
import { shopCookies } from '../../../http/cookies.ts';
import { emailTypedIn } from '../../../http/form-guards.ts';
import { callerNetwork } from '../../../http/networks.ts';

type BrowserDeps = Pick<Deps, 'config'> & SecretDeps;

/** Browsers' maximum. */
const MAX_AGE_SECONDS = 400 * 24 * 3_600;

/** Marks a browser that signed in with this address. */
export function rememberBrowser({ config, keys }: BrowserDeps, reply: FastifyReply, email: string): void {
  const id = unguessable();
  const value = `${id}.${signatureOf(keys, textOf(id, email))}`;
  shopCookies(config.publicUrl).set(reply, 'staff_browser', value, MAX_AGE_SECONDS);
}

/** Strangers per network and in total, known browsers apart: guessing can't lock the owner out (STAFF-13). */
export function signInAttemptOf(
  deps: BrowserDeps,
  request: FastifyRequest,
): { readonly counted: string; readonly stranger: string | null } {
  const email = emailTypedIn(request);
  const value = shopCookies(deps.config.publicUrl).read(request, 'staff_browser') ?? '';
  const [id = '', signature = ''] = value.split('.', 2);
  if (isSignatureOf(deps.keys, textOf(id, email), signature)) {
    return { counted: `${email} ${id}`, stranger: null };
  }
  return { counted: `${email} ${callerNetwork(request.ip)}`, stranger: email };
}

function textOf(id: string, email: string): string {
  return `staff browser ${id} ${email}`;
}
