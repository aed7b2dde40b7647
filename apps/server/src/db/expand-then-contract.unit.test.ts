import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breaksEarlierRelease, contractsFrom } from './expand-then-contract.ts';
import { migrationTags } from './migrate.ts';

const LAST_BEFORE_THE_HABIT = '0075_attempt_counts';

const sqlOf = (tag: string) => readFileSync(join(import.meta.dirname, 'migrations', `${tag}.sql`), 'utf8');
const tags = await migrationTags();
const since = tags.slice(tags.indexOf(LAST_BEFORE_THE_HABIT) + 1);

describe('a migration (docs/scaling.md, expand, then contract)', () => {
  it('leaves what the release before it uses, or says since when nothing does', () => {
    const problems = since.flatMap((tag) => {
      const sql = sqlOf(tag);
      const from = contractsFrom(sql);
      if (from === null) return breaksEarlierRelease(sql).map((what) => `${tag} ${what}`);
      const isEarlier = tags.includes(from) && tags.indexOf(from) < tags.indexOf(tag);
      return isEarlier ? [] : [`${tag} names ${from}, which is no earlier migration`];
    });
    expect(problems).toEqual([]);
  });
});

describe('statements that break the previous release', () => {
  it.each([
    ['alter table "orders" drop column "note";', 'drops a column: orders'],
    ['ALTER TABLE orders ADD COLUMN a text, DROP COLUMN b;', 'drops a column: orders'],
    ['drop table if exists public.carts;', 'drops a table: carts'],
    ['drop view best_sellers;', 'drops a view: best_sellers'],
    ['drop type mood;', 'drops a type: mood'],
    ['ALTER TABLE "orders" RENAME COLUMN "a" TO "b";', 'renames: orders'],
    ['alter table carts rename to baskets;', 'renames: carts'],
    ['ALTER TABLE "orders" ALTER COLUMN "a" SET NOT NULL;', 'sets not null: orders'],
    ['ALTER TABLE "orders" ALTER COLUMN "a" SET DATA TYPE bigint;', 'changes a type: orders'],
    ['ALTER TABLE "orders" ADD COLUMN "a" text NOT NULL;', 'adds a column that has to be filled: orders'],
  ])('%s', (sql, told) => {
    expect(breaksEarlierRelease(sql)).toContain(told);
  });

  it.each([
    'create table t (a text not null);',
    'ALTER TABLE "orders" ADD COLUMN "a" text;',
    `ALTER TABLE "orders" ADD COLUMN "a" text DEFAULT '' NOT NULL;`,
    'ALTER TABLE "orders" ALTER COLUMN "a" DROP NOT NULL;',
    'ALTER TABLE "orders" DROP CONSTRAINT "orders_a";',
    'create table t (a text); alter table t alter column a set not null; drop table t;',
    '-- drop table orders;',
    'create function f() returns void as $$ begin drop table scratch; end $$ language plpgsql;',
  ])('is not %s', (sql) => {
    expect(breaksEarlierRelease(sql)).toEqual([]);
  });

  it('may be marked with the migration since which nothing uses it', () => {
    const sql =
      '-- contract: 0080_new_prices: nothing reads price_rupees since.\nalter table p drop column price_rupees;';
    expect(contractsFrom(sql)).toBe('0080_new_prices');
    expect(contractsFrom('-- contract: 0080_new_prices\ndrop table p;')).toBeNull();
  });
});
