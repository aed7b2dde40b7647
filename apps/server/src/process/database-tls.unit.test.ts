import { describe, expect, it } from 'vitest';
import { LIVE_ENV } from '../../testing/servers/live-env.ts';
import { readConfig } from './config.ts';
import { databaseTlsWarning } from './database-tls.ts';

const read = (url: string, more: Record<string, string> = {}) =>
  readConfig({ ...LIVE_ENV, DATABASE_URL: `postgresql://shop:pa55word@${url}`, ...more });

describe('the way to the database (SECURITY-8)', () => {
  it.each([
    'db.example/shop',
    'db.example/shop?sslmode=disable',
    'db.example/shop?sslmode=prefer',
    'db.example/shop?sslmode=no-verify',
    'db.example/shop?uselibpqcompat=true&sslmode=require',
    'db.example/shop?ssl=false',
    '10.0.0.7:5432/shop',
    '[2001:db8::7]/shop',
    'localhost/shop?host=db.example',
  ])('to %s is refused in a live shop, and its password is not said', (url) => {
    const config = read(url);
    if (config.ok) throw new Error('it was taken');
    expect(config.error).toEqual([
      { variable: 'DATABASE_URL', message: expect.stringContaining('DATABASE_WITHOUT_TLS=yes') },
    ]);
    expect(JSON.stringify(config.error)).not.toContain('pa55word');
  });

  it.each([
    'db.example/shop?sslmode=verify-full',
    'db.example/shop?sslmode=require',
    'db.example/shop?ssl=true',
    'db.example/shop?uselibpqcompat=true&sslmode=verify-full',
    'localhost/shop',
    '127.0.0.1:5433/shop',
    '[::1]/shop',
    '%2Fvar%2Frun%2Fpostgresql/shop',
    'localhost/shop?host=/var/run/postgresql',
  ])('to %s is taken without a word', (url) => {
    const config = read(url);
    expect(config.ok && databaseTlsWarning(config.value)).toBe(null);
  });

  it('without TLS is taken by who answers for it, and said at each start', () => {
    const config = read('database:5432/shop', { DATABASE_WITHOUT_TLS: 'yes' });
    expect(config.ok && databaseTlsWarning(config.value)).toMatch(/^The database is on another machine/);
  });

  it('matters to no sandbox', () => {
    const config = readConfig({ DATABASE_URL: 'postgresql://shop@db.example/shop' });
    expect(config.ok && databaseTlsWarning(config.value)).toBe(null);
  });
});
