import type { ImportChangeView, ImportProblemView } from '@ilaneer/contract/staff/transfer/imports';
import { IMPORT_KINDS, type ImportKind } from '@ilaneer/domain/transfer/import-kind';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, oneOf } from '../columns.ts';
import { staffMembers } from './staff.ts';

export const imports = pgTable(
  'staff_imports',
  {
    id: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    kind: text().$type<ImportKind>().notNull(),
    fileName: text('file_name').notNull(),
    content: text(),
    made: integer().notNull(),
    changed: integer().notNull(),
    unchanged: integer().notNull(),
    refused: integer().notNull(),
    unknownColumns: text('unknown_columns').array().notNull(),
    ignoredColumns: text('ignored_columns').array().notNull(),
    problems: jsonb().$type<readonly ImportProblemView[]>().notNull(),
    changes: jsonb().$type<readonly ImportChangeView[]>().notNull(),
    seen: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    createdAt,
    appliedAt: moment('applied_at'),
    takenBackAt: moment('taken_back_at'),
  },
  (table) => [
    index('staff_imports_to_put_away').on(table.createdAt).where(sql`${table.content} is not null`),
    index('staff_imports_member_id').on(table.memberId),
    check('staff_imports_kind', oneOf(table.kind, IMPORT_KINDS)),
    check('staff_imports_applied_is_put_away', sql`${table.appliedAt} is null or ${table.content} is null`),
    check(
      'staff_imports_taken_back',
      sql`${table.takenBackAt} is null or (${table.kind} = 'prices' and ${table.appliedAt} is not null)`,
    ),
    check('staff_imports_applied_whole', sql`${table.appliedAt} is null or ${table.refused} = 0`),
  ],
);
