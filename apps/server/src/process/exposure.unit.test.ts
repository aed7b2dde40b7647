import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { exposureWarnings } from './exposure.ts';

const razorpay = (keyId: string) => ({
  RAZORPAY_KEY_ID: keyId,
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook',
});

function problemsOf(env: Record<string, string>): readonly string[] {
  const config = readConfig(env);
  return config.ok ? [] : config.error.map(({ variable }) => variable);
}

function warningsOf(env: Record<string, string>): string {
  const config = readConfig(env);
  if (!config.ok) throw new Error('a configuration that should pass does not');
  return exposureWarnings(config.value).join('\n');
}

describe('a sandbox that others could reach', () => {
  it.each<[string, Record<string, string>, string]>([
    ['under a public https address', { PUBLIC_URL: 'https://shop.example.in' }, 'PUBLIC_URL'],
    ['under https on this machine', { PUBLIC_URL: 'https://localhost:3001' }, 'PUBLIC_URL'],
    ['under another name', { PUBLIC_URL: 'http://192.168.1.5:3001' }, 'PUBLIC_URL'],
    ['on all its addresses', { HOST: '0.0.0.0' }, 'HOST'],
    ['on all its IPv6 addresses', { HOST: '::' }, 'HOST'],
    ['with real keys of Razorpay', razorpay('rzp_live_abc'), 'RAZORPAY_KEY_ID'],
    ['with keys of no known kind', razorpay('abc'), 'RAZORPAY_KEY_ID'],
  ])('does not start %s, unless SANDBOX_PUBLIC=yes says so', (_, env, variable) => {
    expect(problemsOf(env)).toEqual([variable]);
    expect(problemsOf({ ...env, SANDBOX_PUBLIC: 'no' })).toEqual([variable]);
    expect(problemsOf({ ...env, SANDBOX_PUBLIC: 'yes' })).toEqual([]);
    expect(warningsOf({ ...env, SANDBOX_PUBLIC: 'yes' })).toContain('Never sell with it');
  });

  it('starts with test keys, on the loopback addresses', () => {
    expect(problemsOf({ ...razorpay('rzp_test_abc'), HOST: '::1', PUBLIC_URL: 'http://[::1]:3001' })).toEqual(
      [],
    );
    expect(problemsOf({ HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:3001' })).toEqual([]);
    expect(warningsOf({})).toContain('This is the sandbox');
  });

  it('is not checked for a live shop, which is warned of test keys', () => {
    const live = {
      MODE: 'live',
      DATABASE_URL: 'postgresql://shop:pa55word@db.example/shop?sslmode=verify-full',
      JWT_SECRET: 'a-secret-of-more-than-thirty-two-characters',
      PUBLIC_URL: 'https://shop.example.in',
      SMTP_URL: 'smtps://user:pass@mail.example:465',
      HOST: '0.0.0.0',
    };
    expect(warningsOf({ ...live, ...razorpay('rzp_live_abc') })).toBe('');
    expect(warningsOf({ ...live, ...razorpay('rzp_test_abc') })).toContain('no money comes in');
  });
});
