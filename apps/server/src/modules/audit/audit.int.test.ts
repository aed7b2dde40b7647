import { createHash } from 'node:crypto';
import { operatorActor, systemActor } from '@ilaneer/domain/actor/actor';
import { type AuditedAct, canonicalText } from '@ilaneer/domain/audit/audited-act';
import { err, ok } from '@ilaneer/domain/result';
import { asc, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../db/schema/staff/audit.ts';
import { transact } from '../../db/transact.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { eraseReasonsAbout, findBreak, recordAct } from './audit.ts';

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
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop();
  });
  afterEach(() => shop.close());

  const change = (...ids: string[]) =>
    transact(shop.db, async (tx) => {
      for (const id of ids) recordAct(tx, shop.deps, MEERA, act(id));
      return ok(null);
    });
  const changeBecause = (kind: 'order' | 'product', id: string, reason: string) =>
    transact(shop.db, async (tx) => {
      recordAct(tx, shop.deps, MEERA, { ...act(id), kind, reason });
      return ok(null);
    });
  const entries = () => shop.db.select().from(auditEntries).orderBy(asc(auditEntries.id));

  it('chains what staff do, in the order in which it is done, also by many at once (AUDIT-2)', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => change(`a-${index}`, `b-${index}`)));
    const written = await entries();
    expect(written.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(written[0]).toMatchObject({ actorKind: 'staff', actorId: 'Meera', after: { price: 299 } });
    expect(await findBreak(shop.db)).toEqual({ id: null, count: 20, erased: 0 });
  });

  it('keeps reasons beside the chain, and holds when one is erased, once and for good (AUDIT-3)', async () => {
    await changeBecause('order', 'o-1', 'Asha Menon asked on 98470 12345');
    await changeBecause('product', 'p-1', 'the label is wrong');
    const [first] = await entries();
    expect(JSON.stringify(first)).not.toContain('Asha');
    await eraseReasonsAbout(shop.db, sql`select 'o-1'`, new Date());
    await eraseReasonsAbout(shop.db, sql`select 'o-1'`, new Date());
    expect(await findBreak(shop.db)).toEqual({ id: null, count: 2, erased: 1 });
    const { rows } = await shop.db.execute(
      sql`select words, salt is null as "isLost" from audit_reasons order by 1`,
    );
    expect(rows).toEqual([
      { words: 'the label is wrong', isLost: false },
      { words: null, isLost: true },
    ]);
    const back = sql`update audit_reasons set words = 'another', salt = '', erased_at = null where words is null`;
    await expect(shop.db.execute(back)).rejects.toThrow();
  });

  it('reads on what was written before reasons stood beside it', async () => {
    await change('of now');
    const { rows } = await shop.db.execute<{ hash: Buffer }>(sql`select hash from audit_entries`);
    // As the release before hashed it.
    const old = {
      id: 2,
      happenedAt: new Date('2026-11-20T00:00:00Z'),
      actorKind: 'staff',
      actorId: 'Meera',
      actorName: 'Meera',
      action: 'cancelled',
      objectKind: 'order',
      objectId: 'o-2',
      objectLabel: 'ILN-2',
      before: null,
      after: null,
      reason: 'Out of the area',
    } as const;
    const previousHash = rows[0]?.hash ?? Buffer.alloc(0);
    const hash = createHash('sha256').update(previousHash).update(canonicalText(old)).digest();
    await shop.db.insert(auditEntries).values({ ...old, previousHash, hash });
    expect(await findBreak(shop.db)).toEqual({ id: null, count: 2, erased: 0 });
  });

  it('keeps nothing of what was undone, nor of what shop and shoppers do (AUDIT-1)', async () => {
    await transact(shop.db, async (tx) => {
      recordAct(tx, shop.deps, MEERA, act('refused'));
      return err('refused');
    });
    await transact(shop.db, async (tx) => {
      recordAct(tx, shop.deps, systemActor('shop'), act('by itself'));
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
    await expect(shop.db.execute(sql.raw(statement))).rejects.toThrow();
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
    await shop.db.execute(sql`alter table audit_entries disable trigger audit_entries_append_only`);
    await shop.db.execute(sql`alter table audit_reasons disable trigger user`);
    await shop.db.execute(sql`grant all on audit_entries, audit_reasons to current_user`);
    await shop.db.execute(sql.raw(statement));
    const brokenAt = statement.includes('insert')
      ? 1
      : statement.startsWith('delete from audit_entries')
        ? 3
        : 2;
    expect((await findBreak(shop.db)).id).toBe(brokenAt);
  });
});
