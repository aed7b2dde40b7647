import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type CookieName, shopCookies } from './cookies.ts';

const NAMES: Readonly<Record<CookieName, 'lax' | 'strict'>> = {
  device: 'lax',
  sign_in: 'lax',
  browser: 'lax',
  staff: 'strict',
  staff_sign_in: 'strict',
  staff_browser: 'strict',
};

function setAt(publicUrl: string, name: CookieName): unknown[] {
  const set: unknown[] = [];
  const reply = { setCookie: (...cookie: unknown[]) => set.push(...cookie) } as unknown as FastifyReply;
  shopCookies(publicUrl).set(reply, name, 'value', 60);
  return set;
}

describe('the cookies of a shop', () => {
  it.each(Object.entries(NAMES) as [CookieName, string][])(
    '%s: for no script, and with requests of other sites as little as it can (%s)',
    (name, sameSite) => {
      const flags = { path: '/', maxAge: 60, httpOnly: true, sameSite };
      expect(setAt('https://shop.example.in', name)).toEqual([
        `__Host-ilaneer_${name}`,
        'value',
        { ...flags, secure: true },
      ]);
      expect(setAt('http://localhost:3001', name)).toEqual([
        `ilaneer_${name}`,
        'value',
        { ...flags, secure: false },
      ]);
    },
  );
});
