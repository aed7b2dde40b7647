import { toAddressInput } from '../../../modules/address/address.ts';
import { ADDRESS_FIELDS, NAME_FIELD } from '../fields/customer-fields.ts';
import { amount, type Column, count, day, number, text } from './columns.ts';
import type { ExportedCustomer } from './customer-repository.ts';

/** Names and addresses can be re-imported. */
export const CUSTOMER_COLUMNS: readonly Column<ExportedCustomer>[] = [
  { title: NAME_FIELD.title, of: ({ user }) => NAME_FIELD.show(user) },
  text('Email', ({ user }) => user.email),
  number('Mobile', ({ user }) => user.mobile ?? user.claimedMobile),
  day('Customer since', ({ user }) => user.createdAt),
  count('Orders', ({ ordered }) => ordered?.orders ?? 0),
  amount('Spent', ({ ordered }) => ordered?.spentPaise ?? 0),
  day('Last order', ({ ordered }) => ordered?.lastAt ?? null),
  ...ADDRESS_FIELDS.map(({ title, show }) => ({
    title,
    of: ({ home }: ExportedCustomer) => (home === null ? '' : show(toAddressInput(home))),
  })),
];
