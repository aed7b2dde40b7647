import { SETTING_KEYS } from '@ilaneer/domain/setting/settings';
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, oneOf, updatedAt, version } from '../columns.ts';

export const settings = pgTable(
  'settings',
  {
    key: text().primaryKey(),
    value: jsonb().$type<unknown>().notNull(),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [check('settings_key', oneOf(table.key, SETTING_KEYS))],
);
