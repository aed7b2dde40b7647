/** Names in the audit log (AUDIT-1). */
export const AUDITED_KINDS = [
  'order',
  'parcel',
  'return',
  'refund',
  'product',
  'category',
  'stock',
  'batch',
  'coupon',
  'promotion',
  'gift card',
  'journal',
  'manual entry',
  'remittance',
  'claim',
  'hand-over',
  'customer',
  'segment',
  'ticket',
  'quote',
  'saved reply',
  'review',
  'letter',
  'content',
  'setting',
  'import',
  'export',
  'saved view',
  'staff member',
  'role',
  'deleted account',
  'breach',
] as const;

export type AuditedKind = (typeof AUDITED_KINDS)[number];

/** State of a thing by field, without personal data (AUDIT-3). */
export type Facts = Readonly<Record<string, unknown>>;

/** A staff action. `before` is null for creations, `after` for deletions. */
export type AuditedAct = {
  readonly action: string;
  readonly kind: AuditedKind;
  readonly id: string;
  readonly label: string;
  readonly before: Facts | null;
  readonly after: Facts | null;
  readonly reason: string | null;
};

export type FieldChange = { readonly field: string; readonly before: unknown; readonly after: unknown };

export function changedFields(before: Facts | null, after: Facts | null): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].toSorted();
  return fields.flatMap((field) => {
    const change = { field, before: before?.[field] ?? null, after: after?.[field] ?? null };
    return canonicalText(change.before) === canonicalText(change.after) ? [] : [change];
  });
}

/** JSON with sorted keys, so that equal facts give equal texts. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : inner,
  );
}

export function isAuditedKind(word: string): word is AuditedKind {
  return AUDITED_KINDS.some((kind) => kind === word);
}
