import { amount, type Column, count, day, text } from './columns.ts';
import type { ExportedCustomer } from './customer-repository.ts';

/** One row a customer. */
export const CUSTOMER_COLUMNS: readonly Column<ExportedCustomer>[] = [
  text('Name', ({ user }) => user.name),
  text('Email', ({ user }) => user.email),
  text('Mobile', ({ user }) => user.mobile),
  day('Customer since', ({ user }) => user.createdAt),
  count('Orders', ({ ordered }) => ordered?.orders ?? 0),
  amount('Spent', ({ ordered }) => ordered?.spentPaise ?? 0),
  day('Last order', ({ ordered }) => ordered?.lastAt ?? null),
  text('Address line 1', ({ home }) => home?.addressLine1 ?? null),
  text('Address line 2', ({ home }) => home?.addressLine2 ?? null),
  text('City', ({ home }) => home?.city ?? null),
  text('State', ({ home }) => home?.state ?? null),
  text('PIN code', ({ home }) => home?.pinCode ?? null),
];
