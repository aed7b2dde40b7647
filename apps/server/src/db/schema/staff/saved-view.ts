import { sql } from 'drizzle-orm';
import { check, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt, version } from '../columns.ts';
import { staffMembers } from './staff.ts';

export const savedViews = pgTable(
  'staff_saved_views',
  {
    id: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    list: text().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('staff_saved_views_name_key').on(table.memberId, table.list, table.name),
    check('staff_saved_views_name_given', sql`btrim(${table.name}) <> ''`),
  ],
);
