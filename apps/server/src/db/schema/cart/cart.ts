import { MAX_LINE_QUANTITY } from '@ilaneer/domain/cart/line-quantity';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../account/account.ts';
import { productVariants } from '../catalogue/catalogue.ts';
import { createdAt, updatedAt } from '../columns.ts';

export const cartLines = pgTable(
  'cart_lines',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    variantId: text('variant_id')
      .notNull()
      .references(() => productVariants.id),
    quantity: integer().notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.variantId] }),
    check(
      'cart_lines_quantity_limit',
      sql`${table.quantity} between 1 and ${sql.raw(String(MAX_LINE_QUANTITY))}`,
    ),
  ],
);
