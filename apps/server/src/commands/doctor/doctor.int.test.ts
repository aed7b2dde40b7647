import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '../../../testing/servers/s3-server.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { noteVerified } from '../../backup/last-verified.ts';
import { reportAsJson, tellReport } from './diagnosis.ts';
import { examine } from './doctor-command.ts';

const SECRET = 'a-secret-that-must-never-be-printed-0001';
const KEY = 'another-key-that-must-never-be-printed';

describe('the doctor on a shop with a database server', () => {
  let shop: TestShop;
  let folder: string;
  let envFile: string;
  let bucket: Awaited<ReturnType<typeof startS3Server>>;
  let port: number;
  beforeAll(async () => {
    shop = await openTestShop();
    folder = await mkdtemp(join(tmpdir(), 'doctor-'));
    envFile = join(folder, '.env');
    await writeFile(envFile, `JWT_SECRET=${SECRET}\n`, { mode: 0o600 });
    bucket = await startS3Server();
    port = await freePort();
  });
  afterAll(async () => {
    await shop.close();
    bucket.close();
    await rm(folder, { recursive: true });
  });

  const reportOn = (env: Record<string, string> = {}) =>
    examine({
      env: { DATABASE_URL: shop.url, DATA_DIR: folder, JWT_SECRET: SECRET, PORT: String(port), ...env },
      envFile,
      nodeVersion: process.version,
      now: () => new Date(),
    });
  const levelsOf = async (env: Record<string, string> = {}) => {
    const { diagnoses } = await reportOn(env);
    return Object.fromEntries(diagnoses.map(({ check, level }) => [check, level]));
  };

  it('reports a healthy shop: text, extensions, migrations, clock, connections, queues, opening', async () => {
    expect(await levelsOf()).toMatchObject({
      configuration: 'ok',
      port: 'ok',
      'env-file': 'ok',
      database: 'ok',
      'database-version': 'ok',
      'database-text': 'ok',
      'database-extensions': 'ok',
      'database-connections': 'ok',
      migrations: 'ok',
      opening: 'ok',
      clock: 'ok',
      queues: 'ok',
    });
  });

  it('names a server that does not keep what it acknowledged', async () => {
    // The tests' database has fsync off for speed.
    const { diagnoses, exitCode } = await reportOn();
    expect(diagnoses).toContainEqual(
      expect.objectContaining({
        check: 'database-settings',
        level: 'fault',
        says: expect.stringContaining('fsync'),
      }),
    );
    expect(exitCode).toBe(2);
  });

  it('counts the connections of every process that the environment asks for', async () => {
    const connectionsOf = async (env: Record<string, string>) =>
      (await reportOn(env)).diagnoses.find(({ check }) => check === 'database-connections');
    // Requests plus seven: queue, notifications, queue locks, health.
    expect((await connectionsOf({}))?.says).toContain('27 at most for one process');
    expect((await connectionsOf({ DATABASE_CONNECTIONS: '9' }))?.says).toContain('16 at most');
    expect(await connectionsOf({ WORKERS: '64' })).toMatchObject({
      level: 'fault',
      says: expect.stringContaining('832 at most for 64 processes'),
    });
  });

  it('finds a migration that is missing, and data of a later release', async () => {
    const moved = sql`update drizzle.__drizzle_migrations set created_at = created_at + ${1_000_000}`;
    await shop.db.execute(sql`create table kept as select * from drizzle.__drizzle_migrations`);
    try {
      await shop.db.execute(
        sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
      );
      expect(await levelsOf({ SANDBOX_SHOP: 'empty' })).toMatchObject({
        migrations: 'warning',
        opening: 'skipped',
      });

      await shop.db.execute(sql`delete from drizzle.__drizzle_migrations`);
      await shop.db.execute(sql`insert into drizzle.__drizzle_migrations select * from kept`);
      await shop.db.execute(moved);
      expect((await levelsOf()).migrations).toBe('fault');
    } finally {
      await shop.db.execute(sql`delete from drizzle.__drizzle_migrations`);
      await shop.db.execute(sql`insert into drizzle.__drizzle_migrations select * from kept`);
      await shop.db.execute(sql`drop table kept`);
    }
  });

  it('lists the requirements that a shop lacks before it may sell', async () => {
    const { diagnoses } = await reportOn({ SANDBOX_SHOP: 'empty' });
    expect(diagnoses).toContainEqual(
      expect.objectContaining({
        check: 'opening',
        level: 'warning',
        says: expect.stringContaining('Missing: '),
      }),
    );
  });

  it('finds jobs without a worker', async () => {
    const options = JSON.stringify({
      policy: 'standard',
      retryLimit: 1,
      expireInSeconds: 60,
      retentionSeconds: 99_999,
    });
    await shop.db.execute(sql`select pgboss.create_queue('left-alone', ${options}::jsonb)`);
    await shop.db.execute(
      sql`insert into pgboss.job (name, start_after) values ('left-alone', now() - interval '1 hour')`,
    );
    const { diagnoses } = await reportOn();
    expect(diagnoses).toContainEqual(
      expect.objectContaining({
        check: 'queues',
        level: 'warning',
        says: expect.stringContaining('left-alone: 1, for 60 min'),
      }),
    );
    await shop.db.execute(sql`delete from pgboss.job where name = 'left-alone'`);
  });

  it('finds a database that does not answer, and goes on with the rest', async () => {
    const found = await levelsOf({ DATABASE_URL: 'postgresql://shop:hidden-word@127.0.0.1:1/shop' });
    expect(found).toMatchObject({ database: 'fault', disk: 'ok', mail: 'skipped' });
  });

  it('finds an .env that others may read', async () => {
    await chmod(envFile, 0o644);
    expect((await levelsOf())['env-file']).toBe('fault');
    await chmod(envFile, 0o600);
  });

  it('finds a port in use by another program', async () => {
    const other = createServer((socket) => socket.destroy());
    await new Promise<void>((listening) => other.listen(port, '127.0.0.1', listening));
    expect((await levelsOf()).port).toBe('fault');
    await new Promise((closed) => other.close(closed));
  });

  it('looks into buckets, and at how old backups are', async () => {
    const { url, accessKeyId, secretAccessKey } = bucket.bucket;
    const pictures = {
      PICTURES_S3_URL: url,
      PICTURES_S3_ACCESS_KEY_ID: accessKeyId,
      PICTURES_S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    const place = join(folder, '..', `${folder.split('/').at(-1)}-backups`);
    expect(await levelsOf({ ...pictures, BACKUP_DIR: place })).toMatchObject({
      pictures: 'ok',
      backup: 'warning',
    });
    expect(bucket.objects.size).toBe(0);
    bucket.refuseAbove(0);
    expect((await levelsOf(pictures)).pictures).toBe('fault');
    await noteVerified(folder, { name: 'backup', at: new Date() });
  });

  it('names unreadable settings only', async () => {
    const { diagnoses, exitCode } = await reportOn({ PORT: 'many', RATE_LIMITS: 'maybe' });
    expect(diagnoses.filter(({ check }) => check === 'configuration')).toHaveLength(2);
    expect(exitCode).toBe(2);
  });

  it('finds what a live shop lacks, and never prints a secret or a password', async () => {
    const live = {
      MODE: 'live',
      PUBLIC_URL: 'https://127.0.0.1:1',
      SMTP_URL: `smtp://shop:${KEY}@127.0.0.1:1`,
      HOST: '0.0.0.0',
      METRICS_TOKEN: KEY,
    };
    const report = await reportOn(live);
    const levels = Object.fromEntries(report.diagnoses.map(({ check, level }) => [check, level]));
    expect(levels).toMatchObject({
      mail: 'fault',
      backup: 'fault',
      tls: 'warning',
      proxy: 'warning',
      keys: 'warning',
    });
    const printed = tellReport(report) + reportAsJson(report);
    const password = new URL(shop.url).password;
    for (const secret of [SECRET, KEY, ...(password === '' ? [] : [password])])
      expect(printed).not.toContain(secret);
  });
});

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
