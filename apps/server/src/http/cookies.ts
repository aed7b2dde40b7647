import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * `sign_in`, `browser`: social login pending and completed; `staff_sign_in`: pending second step;
 * `staff_browser`: a member signed in here before.
 */
export type CookieName = 'device' | 'sign_in' | 'browser' | 'staff' | 'staff_sign_in' | 'staff_browser';

/** Shoppers return from their identity provider; staff never come cross-site. */
const SAME_SITE: Readonly<Record<CookieName, 'lax' | 'strict'>> = {
  device: 'lax',
  sign_in: 'lax',
  browser: 'lax',
  staff: 'strict',
  staff_sign_in: 'strict',
  staff_browser: 'strict',
};

export type Cookies = {
  /** `value`: cookie-safe characters only. */
  set(reply: FastifyReply, name: CookieName, value: string, maxAgeSeconds: number): void;
  read(request: FastifyRequest, name: CookieName): string | null;
};

/** Over https with the `__Host-` prefix, against cookies of subdomains; it requires path `/` and Secure. */
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
