import { MAX_LINE_QUANTITY } from '@ilaneer/domain/cart/line-quantity';
import { type LineChoice, type LineSnapshot, LONGEST_GIFT_NOTE } from '@ilaneer/domain/order/line-snapshot';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, integer, text } from 'drizzle-orm/pg-core';
import { productVariants } from '../catalogue/catalogue.ts';
import { paiseColumn } from '../columns.ts';

/** Of cart and order. */
export const choiceColumns = {
  quantity: integer().notNull(),
  giftNote: text('gift_note'),
} satisfies Record<keyof LineChoice, unknown>;

const QUANTITIES = {
  cart_lines: ['quantity_limit', `between 1 and ${MAX_LINE_QUANTITY}`],
  order_lines: ['quantity_positive', '> 0'],
} as const;

export function choiceChecks(
  table: keyof typeof QUANTITIES,
  { quantity, giftNote }: Readonly<Record<keyof LineChoice, AnyPgColumn>>,
) {
  const [name, range] = QUANTITIES[table];
  return [
    check(`${table}_${name}`, sql`${quantity} ${sql.raw(range)}`),
    check(
      `${table}_gift_note`,
      sql`char_length(${giftNote}) between 1 and ${sql.raw(String(LONGEST_GIFT_NOTE))}`,
    ),
  ];
}

export const nameColumns = {
  sku: text().notNull(),
  name: text().notNull(),
  variantName: text('variant_name').notNull(),
};

/** As they were. */
export const snapshotColumns = {
  productId: text('product_id').notNull(),
  variantId: text('variant_id')
    .notNull()
    .references(() => productVariants.id),
  ...nameColumns,
  description: text().notNull(),
  hsnCode: text('hsn_code').notNull(),
  picture: text().notNull(),
  ...choiceColumns,
  pricePaise: paiseColumn('price_paise').notNull(),
  originalPricePaise: paiseColumn('original_price_paise').notNull(),
  mrpPaise: paiseColumn('mrp_paise').notNull(),
} satisfies Record<keyof LineSnapshot, unknown>;
