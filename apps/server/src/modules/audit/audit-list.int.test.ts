import type { LiveChange } from '@ilaneer/contract/staff/live';
import { operatorActor } from '@ilaneer/domain/actor/actor';
import type { AuditedAct } from '@ilaneer/domain/audit/audited-act';
import { ok } from '@ilaneer/domain/result';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { transact } from '../../db/transact.ts';
import { recordAct } from './audit.ts';

const act = (change: Partial<AuditedAct>): AuditedAct => ({
  action: 'changed',
  kind: 'product',
  id: 'p-1',
  label: 'Tender coconut water',
  before: { price: 285 },
  after: { price: 299 },
  reason: null,
  ...change,
});

describe('the audit log', () => {
  let shop: TestShop;
  let owner: TestStaff;
  beforeEach(async () => {
    shop = await openTestShop();
    owner = await newTestStaff(shop, ['staff.manage']);
  });
  afterEach(() => shop.close());

  const record = (name: string, ...acts: readonly Partial<AuditedAct>[]) =>
    transact(shop.db, async (tx) => {
      for (const one of acts) recordAct(tx, shop.deps, operatorActor(name), act(one));
      return ok(null);
    });
  const list = async (query: string) => {
    const { body } = await owner.call('GET', `/audit-entries${query}`);
    return body as { rows: { object: { id: string } }[]; next: string | null; count: object };
  };
  const idsOf = async (query: string) => (await list(query)).rows.map(({ object }) => object.id);

  it('is found by member, object, kind, text and day', async () => {
    await record('Meera', { id: 'p-1' }, { id: 'o-7', kind: 'order', label: 'ILN-1042' });
    await record('Joseph', { id: 'c-1', kind: 'coupon', label: 'ONAM_10%' });
    expect(await idsOf('')).toEqual(['c-1', 'o-7', 'p-1']);
    expect(await idsOf('?sort=oldest&kind=order,product')).toEqual(['p-1', 'o-7']);
    expect(await idsOf('?search=iln-10')).toEqual(['o-7']);
    expect(await idsOf('?search=joseph')).toEqual(['c-1']);
    expect(await idsOf('?search=M_10%25')).toEqual(['c-1']);
    expect(await idsOf('?search=p-1')).toEqual(['p-1']);
    expect(await idsOf('?who=Meera')).toEqual(['o-7', 'p-1']);
    expect(await idsOf('?from=2999-01-01')).toEqual([]);
    expect(await idsOf('?to=2999-01-01')).toHaveLength(3);
  });

  it('comes in pages of fifty, and counts to a thousand at most', async () => {
    await record('Meera', ...Array.from({ length: 1_005 }, (_, at) => ({ id: `p-${at}` })));
    const first = await list('');
    expect(first.rows).toHaveLength(50);
    expect(first.count).toEqual({ found: 1_000, isMore: true });
    const second = await list(`?after=${first.next}`);
    expect(second.rows[0]?.object.id).toBe('p-954');
    expect((await owner.call('GET', `/audit-entries?sort=oldest&after=${first.next}`)).status).toBe(400);
  });

  it('uses its indexes, however long the log is', async () => {
    await shop.db.execute(sql`set enable_seqscan = off`);
    for (const condition of [
      sql`object_label ilike '%iln%' or actor_name ilike '%iln%'`,
      sql`actor_id = 'Meera'`,
      sql`object_kind = 'order' and object_id = 'o-7'`,
      sql`happened_at >= now()`,
    ]) {
      const plan = await shop.db.execute(
        sql`explain select * from audit_entries where ${condition} order by id desc limit 51`,
      );
      expect(JSON.stringify(plan.rows)).not.toContain('Seq Scan');
    }
  });

  it('is shown on a thing to those who may see the thing', async () => {
    await record('Meera', { id: 'p-1' }, { id: 'p-1', action: 'archived' }, { id: 'p-2' });
    const reader = await newTestStaff(shop, ['catalogue.read']);
    const packer = await newTestStaff(shop, ['orders.fulfil']);
    const { body } = await reader.call('GET', '/history/product/p-1');
    expect(body).toMatchObject({ entries: [{ action: 'archived' }, { action: 'changed' }], next: null });
    expect(await packer.call('GET', '/history/product/p-1')).toMatchObject({ status: 403 });
    expect(await reader.call('GET', '/history/planet/p-1')).toMatchObject({ status: 400 });
  });

  it('is updated live, each kind for members with its permission', async () => {
    const heard: (LiveChange | null)[] = [];
    const stop = shop.deps.liveChanges.hear((change) => heard.push(change));
    const change = { kind: 'order', id: 'o-7', by: { id: 'm', name: 'Meera' } } as const;
    shop.deps.liveChanges.tell(JSON.stringify(change));
    shop.deps.liveChanges.tellOfGap();
    stop();
    shop.deps.liveChanges.tellOfGap();
    expect(heard).toEqual([change, null]);
    expect((await shop.call('GET', '/staff/live')).status).toBe(401);
  });
});
