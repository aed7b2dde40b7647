import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../account/account.ts';
import { productVariants } from '../catalogue/catalogue.ts';
import { createdAt, updatedAt } from '../columns.ts';
import { choiceChecks, choiceColumns } from '../order/line-columns.ts';

export const cartLines = pgTable(
  'cart_lines',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    variantId: text('variant_id')
      .notNull()
      .references(() => productVariants.id),
    ...choiceColumns,
    createdAt,
    updatedAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.variantId] }), ...choiceChecks('cart_lines', table)],
);
