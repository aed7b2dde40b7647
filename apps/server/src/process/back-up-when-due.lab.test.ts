import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_SECRET } from '../../testing/test-secret.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import type { JobData } from '../jobs/job-data.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { backUpWhenDue } from './back-up-when-due.ts';
import { readConfig } from './config.ts';

const HOUR_MS = 3_600_000;

describe('scheduled backups of a shop (BACKUP-3)', () => {
  let shop: TestShop;
  let folder: string;
  let clock: Date;
  const lines: { level: number; msg: string }[] = [];
  const mails: JobData['send-mail'][] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'due-'));
    shop = await openTestShop();
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    clock = new Date('2026-11-22T20:00:00Z');
    lines.length = 0;
    mails.length = 0;
  });

  const jobOf = (env: Record<string, string>) => {
    const config = readConfig({ JWT_SECRET: TEST_SECRET, DATA_DIR: join(folder, 'data'), ...env });
    if (!config.ok) throw new Error('refused');
    const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
    const queued = new Set<string | undefined>();
    const enqueue: Jobs['enqueue'] = async (_, __, mail, options) => {
      if (!queued.has(options?.onceAs)) mails.push(mail as JobData['send-mail']);
      queued.add(options?.onceAs);
    };
    const parts = { ...shop.deps, log, now: () => clock, config: config.value, url: shop.url };
    return backUpWhenDue({ ...parts, jobs: { ...shop.deps.jobs, enqueue } });
  };
  const later = (hours: number) => {
    clock = new Date(clock.getTime() + hours * HOUR_MS);
  };

  it('are none without a destination', async () => {
    await jobOf({})();
    expect(lines).toEqual([]);
  });

  it('run at the set interval, are verified, and are kept for the set time (BACKUP-4)', async () => {
    const place = join(folder, 'kept');
    const keep = { BACKUP_KEEP_DAYS: '2', BACKUP_KEEP_WEEKS: '0', BACKUP_KEEP_MONTHS: '0' };
    const job = jobOf({ BACKUP_DIR: place, BACKUP_EVERY_HOURS: '12', ...keep });
    await job();
    later(1);
    await job();
    expect((await readdir(place)).sort()).toEqual([
      'backup-20261122T200000Z.tar.zst',
      'backup-20261122T200000Z.tar.zst.verified',
    ]);
    expect(lines[0]?.msg).toContain('The books agree with all');
    later(11);
    await job();
    later(12);
    await job();
    // Two are of 23 November in India.
    expect((await readdir(place)).sort()).toEqual([
      'backup-20261123T080000Z.tar.zst',
      'backup-20261123T080000Z.tar.zst.verified',
      'backup-20261123T200000Z.tar.zst',
      'backup-20261123T200000Z.tar.zst.verified',
    ]);
    expect(lines.every(({ level }) => level === 30)).toBe(true);
    expect(mails).toEqual([]);
  });

  it('that fail are an error each time and a mail once a day', async () => {
    // A file blocks the folder.
    const place = join(folder, 'taken');
    await writeFile(place, '');
    const job = jobOf({ BACKUP_DIR: place });
    for (const hours of [0, 1, 24]) {
      later(hours);
      await job();
    }
    expect(lines.map(({ level, msg }) => `${level} ${msg}`)).toEqual(
      Array(3).fill('50 BACKUP FAILED: the shop has no backup of today'),
    );
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatchObject({
      kind: 'backup-failed',
      to: shop.deps.brand.seller.email,
      text: expect.stringContaining('Newest backup: there is none'),
    });
  });
});
