import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorActor, systemActor } from '@ilaneer/domain/actor/actor';
import { type AuditedAct, canonicalText } from '@ilaneer/domain/audit/audited-act';
import { err, ok } from '@ilaneer/domain/result';
import { asc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloneTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { TEST_KEYS } from '../../../testing/test-secret.ts';
import { describeVerification } from '../../commands/audit-command.ts';
import { auditEntries } from '../../db/schema/staff/audit.ts';
import { transact } from '../../db/transact.ts';
import type { AuditedDeps } from '../../deps/deps.ts';
import { openLog } from '../../process/log.ts';
import {
  type AuditHead,
  eraseReasonsAbout,
  type KnownHead,
  openAuditKey,
  readAuditKeys,
  readKnownHead,
  recordAct,
  storeAuditHead,
  verifyLog,
} from './audit.ts';
import { closeUpgrade } from './audit-keys.ts';

type Given = Parameters<typeof openAuditKey>[0] & AuditedDeps;

const MEERA = operatorActor('Meera');

const act = (id: string): AuditedAct => ({
  action: 'changed',
  kind: 'product',
  id,
  label: `Product ${id}`,
  before: { price: 285, gone: undefined },
  after: { price: 299, words: ['b', 'a'], at: new Date('2026-11-01T00:00:00Z') },
  reason: null,
});

describe('the audit log', () => {
  let database: TestDatabase;
  let db: TestDatabase['db'];
  let given: Given;
  /** Of the process under test. */
  let deps: Given;
  beforeEach(async () => {
    database = await cloneTestDatabase();
    ({ db } = database);
    const parts = { db, keys: TEST_KEYS, now: () => new Date(), log: openLog('silent') };
    given = { ...parts, auditKey: await openAuditKey(parts) };
    deps = given;
  });
  afterEach(() => database.drop());

  const change = (...ids: string[]) =>
    transact(db, async (tx) => {
      for (const id of ids) recordAct(tx, deps, MEERA, act(id));
      return ok(null);
    });
  const changeBecause = (kind: 'order' | 'product', id: string, reason: string) =>
    transact(db, async (tx) => {
      recordAct(tx, deps, MEERA, { ...act(id), kind, reason });
      return ok(null);
    });
  const verify = async (head: AuditHead | null = null) =>
    verifyLog(db, await readAuditKeys(db, given.keys), head);
  /** Possible with the shop's database role. */
  const force = async (...statements: readonly string[]) => {
    await db.execute(sql`alter table audit_entries disable trigger audit_entries_append_only`);
    await db.execute(sql`alter table audit_reasons disable trigger user`);
    await db.execute(sql`grant all on audit_entries, audit_reasons to current_user`);
    for (const statement of statements) await db.execute(sql.raw(statement));
  };
  const entries = () => db.select().from(auditEntries).orderBy(asc(auditEntries.id));

  it('chains what staff do, in the order in which it is done, also by many at once (AUDIT-2)', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => change(`a-${index}`, `b-${index}`)));
    const written = await entries();
    expect(written.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(written[0]).toMatchObject({ actorKind: 'staff', actorId: 'Meera', after: { price: 299 } });
    expect(await verify()).toMatchObject({ fault: null, count: 20, proven: 20, unkeyed: 0, erased: 0 });
  });

  it('keeps reasons beside the chain, and holds when one is erased, once and for good (AUDIT-3)', async () => {
    await changeBecause('order', 'o-1', 'Asha Menon asked on 98470 12345');
    await changeBecause('product', 'p-1', 'the label is wrong');
    const [first] = await entries();
    expect(JSON.stringify(first)).not.toContain('Asha');
    await eraseReasonsAbout(db, sql`select 'o-1'`, new Date());
    await eraseReasonsAbout(db, sql`select 'o-1'`, new Date());
    expect(await verify()).toMatchObject({ fault: null, count: 2, erased: 1 });
    const { rows } = await db.execute(
      sql`select words, salt is null as "isLost" from audit_reasons order by 1`,
    );
    expect(rows).toEqual([
      { words: 'the label is wrong', isLost: false },
      { words: null, isLost: true },
    ]);
    const back = sql`update audit_reasons set words = 'another', salt = '', erased_at = null where words is null`;
    await expect(db.execute(back)).rejects.toThrow();
  });

  /** Rewrites unkeyed, as with SQL access only. */
  const rewriteFrom = async (from: number) => {
    await force(`update audit_entries set key_id = null where id >= ${from}`);
    for (const { hash: _, keyId: __, ...row } of await entries()) {
      if (row.id < from) continue;
      const [before] = await db
        .select({ hash: auditEntries.hash })
        .from(auditEntries)
        .where(eq(auditEntries.id, row.id - 1));
      const previousHash = before?.hash ?? Buffer.alloc(32);
      const { previousHash: ___, reasonHash, ...said } = row;
      const words = reasonHash === null ? said : { ...said, reasonHash: reasonHash.toString('hex') };
      const hash = createHash('sha256').update(previousHash).update(canonicalText(words)).digest();
      await db.update(auditEntries).set({ previousHash, hash }).where(eq(auditEntries.id, row.id));
    }
  };

  it('is chained with the key that is handed over, and with no other of the process', async () => {
    await change('one');
    deps = { ...given, auditKey: { id: 'another', secret: 'of another shop on this database' } };
    await change('two');
    const rows = await db.select({ keyId: auditEntries.keyId }).from(auditEntries).orderBy(auditEntries.id);
    expect(rows).toEqual([{ keyId: given.auditKey?.id }, { keyId: 'another' }]);
  });

  it('reads entries from releases before keyed hashes and separate reasons', async () => {
    await change('one', 'two');
    await rewriteFrom(1);
    // As after an upgrade: the key exists beside unkeyed entries.
    await db.execute(sql`delete from audit_keys`);
    deps = { ...given, auditKey: await openAuditKey(given) };
    await change('three');
    expect(await verify()).toMatchObject({ fault: null, count: 3, unkeyed: 2, proven: 1 });
    // Within the grace period.
    await change('four');
    await rewriteFrom(4);
    await change('five');
    expect(await verify()).toMatchObject({ fault: null, unkeyed: 3, proven: 2 });
    await closeUpgrade({ ...given, now: () => new Date(Date.now() + 86_400_001) });
    expect(await verify()).toMatchObject({ fault: null, unkeyed: 3 });
    await rewriteFrom(5);
    expect(await verify()).toMatchObject({ fault: { id: 5, why: 'without its key' } });
  });

  it('keeps nothing of rolled-back changes, nor of shop and shoppers (AUDIT-1)', async () => {
    await transact(db, async (tx) => {
      recordAct(tx, given, MEERA, act('refused'));
      return err('refused');
    });
    await transact(db, async (tx) => {
      recordAct(tx, given, systemActor('shop'), act('by itself'));
      return ok(null);
    });
    await change('kept');
    expect((await entries()).map(({ objectId }) => objectId)).toEqual(['kept']);
  });

  it.each([
    "update audit_entries set action = 'did nothing'",
    'delete from audit_entries',
    'truncate audit_entries',
    "update audit_reasons set words = 'because'",
    'delete from audit_reasons',
    'truncate audit_reasons',
  ])('takes no other statement: %s', async (statement) => {
    await changeBecause('order', 'kept', 'she asked');
    await expect(db.execute(sql.raw(statement))).rejects.toThrow();
    expect(await entries()).toHaveLength(1);
  });

  it.each([
    "update audit_entries set reason = 'forged' where id = 2",
    "update audit_reasons set words = 'forged' where entry_id = 2",
    'delete from audit_reasons where entry_id = 2',
    "insert into audit_reasons (entry_id, salt, words) values (1, '\\x01', 'invented')",
    'delete from audit_entries where id = 2',
    "update audit_entries set happened_at = happened_at - interval '1 day' where id = 2",
  ])('shows where it was tampered with by force: %s', async (statement) => {
    await change('one');
    await changeBecause('order', 'two', 'the truth');
    await change('three');
    await force(statement);
    const brokenAt = statement.includes('insert')
      ? 1
      : statement.startsWith('delete from audit_entries')
        ? 3
        : 2;
    expect((await verify()).fault?.id).toBe(brokenAt);
  });

  describe('against its newest head outside of the database (AUDIT-6)', () => {
    let head: AuditHead;
    beforeEach(async () => {
      await change(...Array.from({ length: 12 }, (_, index) => `entry ${index}`));
      head = (await verify()).end ?? expect.fail('an empty log');
    });

    it.each([
      [
        'an entry changed',
        "update audit_entries set action = 'other' where id = 5",
        { id: 5, why: 'changed' },
      ],
      ['an entry deleted', 'delete from audit_entries where id = 7', { id: 8, why: 'gone before it' }],
      ['its end cut', 'delete from audit_entries where id > 2', { id: 3, why: 'cut before the head' }],
      ['all deleted', 'truncate audit_entries', { id: 1, why: 'cut before the head' }],
    ] as const)('shows %s', async (_, statement, fault) => {
      await force(statement);
      expect(await verify(head)).toMatchObject({
        fault,
        count: fault.id - (fault.why === 'gone before it' ? 2 : 1),
      });
    });

    it('shows a chain that was rewritten, with the key of none or another', async () => {
      await force("update audit_entries set action = 'other' where id = 5");
      await rewriteFrom(5);
      expect(await verify()).toMatchObject({ fault: { id: 5, why: 'without its key' } });
      // Everything rewritten and the key deleted: only the head reveals it.
      await rewriteFrom(1);
      await db.execute(sql`delete from audit_keys`);
      await openAuditKey(given);
      expect(await verify(head)).toMatchObject({ fault: { id: 12, why: 'other than the head' } });
    });

    it('continues after the head, and confirms nothing beyond it', async () => {
      await change('later');
      expect(await verify(head)).toMatchObject({ fault: null, count: 13 });
      const told = (known: KnownHead | null) => {
        const words = describeVerification({ ...whole, count: 13, proven: 13 }, known);
        return words.ok ? words.value : words.error;
      };
      const whole = await verify();
      expect(told(null)).toContain('No head of the log is stored outside');
      expect(told({ ...head, at: '2026-11-28T12:00:00Z' })).toContain('(entry 12). Truncation after it');
      expect(told(null)).not.toMatch(/none changed or gone/);
    });

    it('is kept each hour in the data folder and as a line of the log, and no shorter log takes its place', async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'ilaneer-head-'));
      const lines: string[] = [];
      const log = openLog('info', { write: (line) => lines.push(line) });
      const keep = () => storeAuditHead({ ...given, log, dataDir });
      await keep();
      expect(await readKnownHead(dataDir)).toMatchObject(head);
      expect(lines.join('')).toContain(head.hash);
      await force('delete from audit_entries where id > 2');
      await keep();
      expect(await readKnownHead(dataDir)).toMatchObject(head);
      expect(lines.at(-1)).toContain('cut or rewritten');
      await rm(dataDir, { recursive: true });
    });
  });
});
