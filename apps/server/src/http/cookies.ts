import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * `device`: which browser this is; `sign_in`, `browser`: a login with a provider, under way and finished; `staff`,
 * `staff_sign_in`: a session in the staff app, and one that waits for its second step; `staff_browser`: that a member signed
 * in here.
 */
export type CookieName = 'device' | 'sign_in' | 'browser' | 'staff' | 'staff_sign_in' | 'staff_browser';

/** Staff never come from another site; shoppers do, from their login's provider. */
const SAME_SITE: Readonly<Record<CookieName, 'lax' | 'strict'>> = {
  device: 'lax',
  sign_in: 'lax',
  browser: 'lax',
  staff: 'strict',
  staff_sign_in: 'strict',
  staff_browser: 'strict',
};

/** The shop's cookies: no script can read them, and no other site can make the browser send them with a form. */
export type Cookies = {
  /** `value` has no characters that cookies cannot carry. */
  set(reply: FastifyReply, name: CookieName, value: string, maxAgeSeconds: number): void;
  read(request: FastifyRequest, name: CookieName): string | null;
};

/**
 * The cookies of a shop at this address. Over https their names begin with `__Host-`, so that browsers take them from
 * this very host alone and no subdomain can slip in one of its own; that asks for the path `/` and for Secure.
 */
export function shopCookies(publicUrl: string): Cookies {
  const secure = publicUrl.startsWith('https:');
  const nameOf = (name: CookieName) => `${secure ? '__Host-' : ''}ilaneer_${name}`;
  return {
    set: (reply, name, value, maxAge) => {
      const sameSite = SAME_SITE[name];
      reply.setCookie(nameOf(name), value, { path: '/', maxAge, httpOnly: true, sameSite, secure });
    },
    read: (request, name) => request.cookies[nameOf(name)] ?? null,
  };
}
