import { sql } from 'drizzle-orm';
import type { PooledDatabase } from '../src/db/connect.ts';

/** Removes goods and policies, append-only ones too. */
export async function emptyCatalogue(db: PooledDatabase): Promise<void> {
  await db.execute(sql`
    do $$
    declare name text;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('alter table %I disable trigger user', name);
      end loop;
      truncate categories, products, banners, pages, policy_versions cascade;
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('alter table %I enable trigger user', name);
      end loop;
    end $$`);
}
