import { operatorActor, systemActor } from '@ilaneer/domain/actor/actor';
import type { AuditedAct } from '@ilaneer/domain/audit/audited-act';
import { err, ok } from '@ilaneer/domain/result';
import { asc, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../db/schema/staff/audit.ts';
import { transact } from '../../db/transact.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { findBreak, recordAct } from './audit.ts';

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
  const entries = () => shop.db.select().from(auditEntries).orderBy(asc(auditEntries.id));

  it('chains what staff do, in the order in which it is done, also by many at once (AUDIT-2)', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => change(`a-${index}`, `b-${index}`)));
    const written = await entries();
    expect(written.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(written[0]).toMatchObject({ actorKind: 'staff', actorId: 'Meera', after: { price: 299 } });
    expect(await findBreak(shop.db)).toEqual({ id: null, count: 20 });
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
  ])('takes no other statement: %s', async (statement) => {
    await change('kept');
    await expect(shop.db.execute(sql.raw(statement))).rejects.toThrow();
    expect(await entries()).toHaveLength(1);
  });

  it.each([
    "update audit_entries set reason = 'forged' where id = 2",
    'delete from audit_entries where id = 2',
    "update audit_entries set happened_at = happened_at - interval '1 day' where id = 2",
  ])('shows where it was tampered with by force: %s', async (statement) => {
    await change('one', 'two', 'three');
    await shop.db.execute(sql`alter table audit_entries disable trigger audit_entries_append_only`);
    await shop.db.execute(sql`grant all on audit_entries to current_user`);
    await shop.db.execute(sql.raw(statement));
    expect((await findBreak(shop.db)).id).toBe(statement.startsWith('delete') ? 3 : 2);
  });
});
