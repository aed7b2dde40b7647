import { ADDRESS_TYPES, type AddressType } from '@ilaneer/domain/address/validate-address';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, oneOf, updatedAt } from '../columns.ts';
import { users } from './account.ts';

export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    phone: text().notNull(),
    addressLine1: text('address_line_1').notNull(),
    addressLine2: text('address_line_2').notNull(),
    city: text().notNull(),
    state: text().notNull(),
    pinCode: text('pin_code').notNull(),
    addressType: text('address_type').$type<AddressType>().notNull(),
    stateConfirmed: boolean('state_confirmed').notNull().default(false),
    isDefault: boolean('is_default').notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [
    index('addresses_user_id').on(table.userId),
    index('addresses_phone').on(table.phone),
    uniqueIndex('addresses_one_default').on(table.userId).where(sql`${table.isDefault}`),
    check('addresses_type', oneOf(table.addressType, ADDRESS_TYPES)),
    check('addresses_pin_code_form', sql`${table.pinCode} ~ '^[1-9][0-9]{5}$'`),
  ],
);

export const businesses = pgTable(
  'businesses',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    gstin: text().notNull(),
    legalName: text('legal_name').notNull(),
    addressLine1: text('address_line_1').notNull(),
    addressLine2: text('address_line_2').notNull(),
    city: text().notNull(),
    state: text().notNull(),
    pinCode: text('pin_code').notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [
    check('businesses_gstin_form', sql`${table.gstin} ~ '^[0-9]{2}[A-Z0-9]{13}$'`),
    check('businesses_named', sql`btrim(${table.legalName}) <> '' and btrim(${table.addressLine1}) <> ''`),
    check('businesses_pin_code_form', sql`${table.pinCode} ~ '^[1-9][0-9]{5}$'`),
  ],
);
