import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { giftCardIssuedEntry } from '@ilaneer/domain/journal/promise-entries';
import { paise } from '@ilaneer/domain/money';
import { and, desc, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { cloneTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { TEST_KEYS } from '../../../testing/test-secret.ts';
import { journalEntries, journalLines } from '../../db/schema/balance/journal.ts';
import { auditEntries } from '../../db/schema/staff/audit.ts';
import { transact, transactAll } from '../../db/transact.ts';
import type { AuditKey } from '../../deps/keys.ts';
import { openAuditKey } from '../audit/audit.ts';
import {
  findLockRequest,
  findWrongSums,
  lockMonth,
  postEntry,
  readBalances,
  readClosedYears,
  readLockedThrough,
  readTurnovers,
  withdrawLock,
} from './journal.ts';

describe('locking a month of the books (JOURNAL-13, JOURNAL-14)', () => {
  let database: TestDatabase;
  let auditKey: AuditKey;
  const now = () => new Date('2031-03-04T10:00:00Z');
  beforeAll(async () => {
    database = await cloneTestDatabase();
    const made = { db: database.db, now, keys: TEST_KEYS, log: pino({ level: 'silent' }) };
    auditKey = await openAuditKey(made);
  });
  afterAll(() => database.drop());

  const deps = () => ({ db: database.db, now, auditKey });
  const lockBy = (actor: StaffActor, month: string, { at = now, needsTwo = false } = {}) =>
    transact(database.db, (tx) => lockMonth(tx, { ...deps(), now: at }, actor, { month, needsTwo }));
  const lock = (month: string, at = now) => lockBy(TEST_STAFF, month, { at });
  const issue = (id: string, happenedAt: string) =>
    transactAll(database.db, (tx) =>
      postEntry(
        tx,
        giftCardIssuedEntry({ id, worth: paise(700), paidBy: 'bank', happenedAt: new Date(happenedAt) }),
      ),
    );
  const bookedOn = async (id: string) => {
    const rows = await database.db.select().from(journalEntries).where(eq(journalEntries.sourceId, id));
    return rows.map((row) => row.bookedOn);
  };

  it('posts on the day that it is in India', async () => {
    await issue('last-of-january', '2031-01-31T18:29:59Z');
    await issue('first-of-february', '2031-01-31T18:30:00Z');
    expect(await bookedOn('last-of-january')).toEqual(['2031-01-31']);
    expect(await bookedOn('first-of-february')).toEqual(['2031-02-01']);
    expect((await readBalances(database.db, '2031-01-31')).get('bank')).toBe(700);
    expect((await readBalances(database.db, '2031-02-01')).get('bank')).toBe(1_400);
  });

  it('happens once, when the month is over, and says so in the audit log', async () => {
    const refused = (reason: string) => ({ ok: false, error: { code: 'MONTH_NOT_LOCKABLE', reason } });
    expect(await lock('2031-3')).toEqual(refused('no month'));
    expect(await lock('2031-03')).toEqual(refused('not over'));
    expect(await lock('2031-02')).toEqual({ ok: true, value: 'locked' });
    expect(await lock('2031-02')).toEqual(refused('locked before'));
    expect(await lock('2031-01')).toEqual(refused('locked before'));
    const [act] = await database.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(act).toMatchObject({
      action: 'locked the month',
      objectKind: 'journal',
      objectId: '2031-02',
      actorName: TEST_STAFF.name,
      after: { lockedThrough: '2031-02' },
    });
  });

  it('posts late entries on the first open day, with the moment at which they happened', async () => {
    await issue('late', '2031-01-15T10:00:00Z');
    const [entry] = await database.db
      .select()
      .from(journalEntries)
      .where(eq(journalEntries.sourceId, 'late'));
    expect(entry).toMatchObject({ bookedOn: '2031-03-01', happenedAt: new Date('2031-01-15T10:00:00Z') });
    expect((await readBalances(database.db, '2031-02-28')).get('bank')).toBe(1_400);
    expect((await readBalances(database.db, null)).get('bank')).toBe(2_100);
  });

  it('waits for running postings, which are not refused', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query(`insert into journal_entries (kind, source_id, happened_at, booked_on)
      values ('gift card issued', 'slow', '2031-03-31', '2031-03-31')`);
    const later = () => new Date('2031-04-05T10:00:00Z');
    let isLocked = false;
    const locking = lock('2031-03', later).then((locked) => {
      isLocked = true;
      return locked;
    });
    await expect
      .poll(async () => (await database.pool.query(`select 1 from pg_locks where not granted`)).rowCount)
      .toBeGreaterThan(0);
    expect(isLocked).toBe(false);
    await client.query(`insert into journal_lines (entry_id, position, account, side, amount_paise)
      select (select max(id) from journal_entries), line.*
      from (values (1, 'bank', 'debit', 5), (2, 'sales', 'credit', 5)) as line`);
    await client.query('commit');
    client.release();
    expect(await locking).toEqual({ ok: true, value: 'locked' });
    await expect(
      database.db.insert(journalEntries).values({
        kind: 'goodwill',
        sourceId: 'too late',
        happenedAt: new Date('2031-03-30'),
        bookedOn: '2031-03-31',
      }),
    ).rejects.toMatchObject({ cause: { constraint: 'journal_entries_month_open' } });
  });

  // Of the test before: 5 paise of sales. Gift cards of the sample shop are of an earlier year.
  it('closes the year with its March, to retained earnings (JOURNAL-28)', async () => {
    const rows = await database.db
      .select()
      .from(journalLines)
      .innerJoin(journalEntries, eq(journalEntries.id, journalLines.entryId))
      .where(and(eq(journalEntries.kind, 'year closed'), eq(journalEntries.sourceId, '3031')))
      .orderBy(journalLines.position);
    expect(
      rows.map(({ journal_entries: { sourceId, bookedOn }, journal_lines: line }) => [
        ...[sourceId, bookedOn, line.account, line.side],
        line.amountPaise,
      ]),
    ).toEqual([
      ['3031', '2031-03-31', 'sales', 'debit', 5],
      ['3031', '2031-03-31', 'retained-earnings', 'credit', 5],
    ]);
    const balances = await readBalances(database.db, '2031-03-31');
    expect(balances.get('sales')).toBe(0);
    const year = { from: '2030-04-01', to: '2031-03-31' };
    expect((await readTurnovers(database.db, year, 'trade')).get('sales')).toEqual({ debits: 0, credits: 5 });
    expect(balances.get('gift-cards-given')).toBe(0);
    const retained = balances.get('retained-earnings');
    expect(retained).toBe(550_000 - 5);
    expect(await readClosedYears(database.db)).toEqual({ day: '2031-03-31', retained });
  });

  it('stores the sums of each month, which verify computes again (JOURNAL-30)', async () => {
    expect(await findWrongSums(database.db)).toEqual([]);
    const { rows } = await database.db.execute(sql`
      select month::text, account, debits_paise::int as debits, credits_paise::int as credits
      from journal_month_sums where account = 'bank' order by month`);
    expect(rows).toEqual([
      { month: '2031-01-01', account: 'bank', debits: 700, credits: 0 },
      { month: '2031-02-01', account: 'bank', debits: 700, credits: 0 },
      { month: '2031-03-01', account: 'bank', debits: 705, credits: 0 },
    ]);
  });

  it('takes two persons where the shop wants it: one requests, another confirms (JOURNAL-32)', async () => {
    const at = () => new Date('2031-06-05T10:00:00Z');
    const [anu, biju] = ['staff-anu', 'staff-biju'].map((id) => ({ ...TEST_STAFF, id }));
    if (anu === undefined || biju === undefined) throw new Error('two persons');
    const press = (actor: StaffActor) => lockBy(actor, '2031-04', { at, needsTwo: true });
    const withdraw = () => withdrawLock({ ...deps(), now: at }, anu, '2031-04');
    expect(await press(anu)).toEqual({ ok: true, value: 'requested' });
    expect(await readLockedThrough(database.db)).toBe('2031-03');
    expect(await press(anu)).toEqual({ ok: false, error: { code: 'LOCK_NEEDS_ANOTHER' } });
    expect(await findLockRequest(database.db, '2031-04')).toMatchObject({ actorId: 'staff-anu' });
    expect(await withdraw()).toEqual({ ok: true, value: null });
    expect(await withdraw()).toMatchObject({ ok: false });
    expect(await press(anu)).toMatchObject({ value: 'requested' });
    expect(await press(biju)).toEqual({ ok: true, value: 'locked' });
    expect(await readLockedThrough(database.db)).toBe('2031-04');
    expect(await findLockRequest(database.db, '2031-04')).toBeNull();
  });

  it('posts an event once', async () => {
    await expect(issue('late', '2031-04-15T10:00:00Z')).rejects.toMatchObject({
      constraint: 'journal_entries_once',
    });
  });

  it.each([
    'update journal_entries set happened_at = now()',
    'delete from journal_lines',
    'truncate journal_months',
    'update journal_lines set amount_paise = 1',
    'update journal_month_sums set debits_paise = 0',
    'delete from journal_month_sums',
    'delete from journal_months',
  ])('refuses to %s, to the owner of the tables too', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow(/permission denied|only ever added to/);
    const rows = await database.db.select().from(journalLines);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('revokes the right to change them, and triggers protect them if it is granted again', async () => {
    const { rows } = await database.db.execute<{ privilege: string }>(sql`
      select table_name || ' ' || privilege_type as privilege from information_schema.role_table_grants
      where grantee = current_user and table_name in ('journal_entries', 'journal_lines', 'journal_months')
        and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')`);
    expect(rows).toEqual([]);
    await database.pool.query('grant all on journal_entries, journal_lines, journal_months to current_user');
    await expect(database.pool.query('delete from journal_lines')).rejects.toThrow('only ever added to');
    await expect(database.pool.query('update journal_entries set kind = kind')).rejects.toThrow(
      'only ever added to',
    );
  });
});
