/** Reading and writing are separate (STAFF-1). */
export const PERMISSIONS = [
  'orders.read',
  'orders.fulfil',
  'orders.edit',
  'refunds.issue',
  'returns.decide',
  'catalogue.read',
  'catalogue.write',
  'prices.write',
  'stock.adjust',
  'content.write',
  'customers.read',
  'customers.write',
  'messages.answer',
  'reviews.moderate',
  'letters.send',
  'reports.read',
  'books.write',
  'entries.post',
  'exports.take',
  'imports.run',
  'staff.manage',
  'settings.write',
  'privacy.read',
  'privacy.answer',
  'deleted-accounts.open',
  'breaches.record',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

export function isPermission(word: string): word is Permission {
  return PERMISSIONS.some((permission) => permission === word);
}

/** Permissions the granter lacks (STAFF-2). */
export function beyondGranting(
  held: readonly Permission[],
  wanted: readonly Permission[],
): readonly Permission[] {
  return wanted.filter((permission) => !held.includes(permission));
}
