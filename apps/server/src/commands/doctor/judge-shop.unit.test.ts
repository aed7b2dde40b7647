import { describe, expect, it } from 'vitest';
import { isFault, isOk, isSkipped, isWarning, reportAsJson, reportOf, tellReport } from './diagnosis.ts';
import {
  judgeBackup,
  judgeCertificate,
  judgeKeys,
  judgeOpening,
  judgePort,
  judgeProxies,
  judgeQueues,
} from './judge-shop.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

describe('backups', () => {
  const plan = { place: '/backups', everyHours: 24, isVerified: true };
  const levels = (newest: Date | null, verifiedAt: Date | null) =>
    judgeBackup({ ...plan, newest, verifiedAt }, NOW).map(({ level }) => level);
  it('are young and proven', () => {
    expect(levels(ago(5), ago(5))).toEqual(['ok', 'ok']);
    expect(levels(ago(25.9), ago(25.9))).toEqual(['ok', 'ok']);
  });
  it('are late, or missing for days', () => {
    expect(levels(ago(26.1), ago(26.1))).toEqual(['warning', 'ok']);
    expect(levels(ago(80), ago(80))).toEqual(['fault', 'ok']);
    expect(levels(null, null)).toEqual(['warning']);
  });
  it('count for little when none was restored for a week', () => {
    expect(levels(ago(5), null)).toEqual(['ok', 'warning']);
    expect(levels(ago(5), ago(24 * 9))).toEqual(['ok', 'warning']);
  });
});

describe('queues', () => {
  const waiting = (oldestSeconds: number) => [{ queue: 'send-mail', waiting: 3, oldestSeconds }];
  it('are worked on', () => {
    expect(judgeQueues([], true).level).toBe('ok');
    expect(judgeQueues(waiting(60), true).level).toBe('ok');
  });
  it('are slow, stuck, or wait for a shop to start', () => {
    expect(judgeQueues(waiting(200), true).level).toBe('warning');
    expect(judgeQueues(waiting(1_000), true).level).toBe('fault');
    expect(judgeQueues(waiting(100_000), false).level).toBe('warning');
  });
});

describe('whom the shop believes', () => {
  const live = {
    mode: 'live',
    host: '0.0.0.0',
    publicUrl: 'https://shop.example',
    trustedProxies: ['10.0.0.0/8'],
    trustsDefault: false,
  } as const;
  it('is a proxy that is named', () => {
    expect(judgeProxies(live).level).toBe('ok');
    expect(judgeProxies({ ...live, host: '127.0.0.1', trustsDefault: true }).level).toBe('ok');
  });
  it('is no proxy, so that all shoppers count as one', () => {
    expect(judgeProxies({ ...live, trustsDefault: true }).level).toBe('warning');
  });
});

it.each([
  [{ validTo: ago(-24 * 60) }, 'ok'],
  [{ validTo: ago(-24 * 10) }, 'warning'],
  [{ validTo: ago(-24) }, 'fault'],
  [{ validTo: ago(24) }, 'fault'],
  [{ error: 'ECONNREFUSED' }, 'warning'],
])('the certificate %j: %s', (found, level) => {
  expect(judgeCertificate('https://shop.example', found, NOW).level).toBe(level);
});

it('the port is free, in use by the shop itself, or by another program', () => {
  expect(judgePort(3001, { kind: 'free' }).level).toBe('ok');
  expect(judgePort(3001, { kind: 'shop', isReady: true }).level).toBe('ok');
  expect(judgePort(3001, { kind: 'shop', isReady: false }).level).toBe('fault');
  expect(judgePort(3001, { kind: 'other' }).level).toBe('fault');
  expect(judgePort(80, { kind: 'refused', reason: 'EACCES' }).level).toBe('fault');
});

it('keys are there, and gift cards have one of their own in a live shop', () => {
  expect(judgeKeys('live', { jwt: true, giftCard: true, stored: false }).level).toBe('ok');
  expect(judgeKeys('live', { jwt: true, giftCard: false, stored: false }).level).toBe('warning');
  expect(judgeKeys('sandbox', { jwt: false, giftCard: false, stored: true }).level).toBe('ok');
  expect(judgeKeys('sandbox', { jwt: false, giftCard: false, stored: false }).level).toBe('skipped');
});

it('a shop is open, or lists its missing items', () => {
  expect(judgeOpening(true, []).level).toBe('ok');
  expect(judgeOpening(false, [])).toMatchObject({
    level: 'warning',
    advice: expect.stringContaining('Open it'),
  });
  expect(judgeOpening(true, ['Seller']).says).toContain('Seller');
});

describe('the report', () => {
  const ok = isOk('node', 'Node v24');
  const warning = isWarning('backup', 'old', 'take one');
  const fault = isFault('disk', 'full', 'make room');
  it('ends as monitors have it: 0, 1 with warnings, 2 with faults', () => {
    expect(reportOf([ok, isSkipped('tls', 'none')]).exitCode).toBe(0);
    expect(reportOf([ok, warning]).exitCode).toBe(1);
    expect(reportOf([fault, ok, warning]).exitCode).toBe(2);
  });
  it('says how to fix each fault', () => {
    expect(tellReport(reportOf([ok, warning, fault])).split('\n')).toEqual([
      'ok      node    Node v24',
      'WARNING backup  old',
      '                -> take one',
      'FAULT   disk    full',
      '                -> make room',
      '',
      '1 faults, 1 warnings, 1 ok.',
    ]);
    expect(JSON.parse(reportAsJson(reportOf([warning])))).toEqual({
      result: 'warning',
      diagnoses: [warning],
    });
  });
});
