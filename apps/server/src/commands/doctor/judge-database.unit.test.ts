import { describe, expect, it } from 'vitest';
import {
  judgeConnections,
  judgeExtensions,
  judgeMigrations,
  judgeRole,
  judgeSettings,
  judgeText,
  judgeVersion,
} from './judge-database.ts';

describe('the database', () => {
  it.each([
    [180_004, '2026-11-23', 'ok'],
    [150_020, '2026-11-23', 'ok'],
    [150_020, '2027-11-12', 'warning'],
    [140_000, '2026-11-23', 'fault'],
    [190_000, '2029-01-01', 'ok'],
  ])('is of version %d on %s: %s', (version, day, level) => {
    expect(judgeVersion(version, new Date(`${day}T00:00:00Z`)).level).toBe(level);
  });

  it('stores every script', () => {
    expect(judgeText({ encoding: 'UTF8', collation: 'C' }).level).toBe('ok');
    expect(judgeText({ encoding: 'SQL_ASCII', collation: 'C' }).level).toBe('fault');
    expect(judgeText({ encoding: 'LATIN1', collation: 'en_US' }).level).toBe('fault');
  });

  it('has the extensions of the search, or a list of the missing ones', () => {
    expect(judgeExtensions(['plpgsql', 'pg_trgm', 'fuzzystrmatch']).level).toBe('ok');
    expect(judgeExtensions(['plpgsql', 'pg_trgm'])).toMatchObject({
      level: 'fault',
      advice: 'As the administrator: CREATE EXTENSION fuzzystrmatch;',
    });
  });

  it('keeps what it acknowledged', () => {
    const safe = {
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      autovacuum: 'on',
      data_checksums: 'on',
    };
    const levels = (settings: Record<string, string>) =>
      judgeSettings({ ...safe, ...settings }).map(({ level }) => level);
    expect(levels({})).toEqual(['ok']);
    expect(levels({ fsync: 'off' })).toEqual(['fault']);
    expect(levels({ full_page_writes: 'off', autovacuum: 'off' })).toEqual(['fault', 'fault']);
    expect(levels({ synchronous_commit: 'off' })).toEqual(['warning']);
    expect(levels({ synchronous_commit: 'remote_apply' })).toEqual(['ok']);
    expect(levels({ data_checksums: 'off' })).toEqual(['warning']);
  });

  it.each([
    ['100', 1, 'ok'],
    ['100', 3, 'ok'],
    ['100', 4, 'fault'],
    ['20', 1, 'fault'],
  ])('has room for so many connections: %s for %d processes: %s', (most, processes, level) => {
    const settings = { max_connections: most, superuser_reserved_connections: '3' };
    expect(judgeConnections({ settings, connections: 9 }, { perProcess: 25, processes }).level).toBe(level);
  });

  it('takes writes, from a role that is no superuser', () => {
    expect(judgeRole({ isReadOnly: false, isSuperuser: false }).level).toBe('ok');
    expect(judgeRole({ isReadOnly: false, isSuperuser: true }).level).toBe('warning');
    expect(judgeRole({ isReadOnly: true, isSuperuser: false }).level).toBe('fault');
  });

  it.each([
    [[], 'skipped'],
    [[1, 2, 3], 'ok'],
    [[1, 2], 'warning'],
    [[1, 2, 3, 4], 'fault'],
  ])('has the migrations %j of three: %s', (applied, level) => {
    expect(judgeMigrations(applied, [1, 2, 3]).level).toBe(level);
  });
});
