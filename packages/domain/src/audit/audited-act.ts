/** Kinds of things that staff change, as the audit log names them (AUDIT-1). */
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
  'gift card',
  'journal',
  'remittance',
  'customer',
  'ticket',
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

/** What is known of a thing before or after an act, field by field; personal data is left out (AUDIT-3). */
export type Facts = Readonly<Record<string, unknown>>;

/** What a member of staff did to one thing. `before` is null for what was made, `after` for what is gone. */
export type AuditedAct = {
  /** A verb in the past: 'shipped', 'changed the price'. */
  readonly action: string;
  readonly kind: AuditedKind;
  readonly id: string;
  /** What staff know it by: an order's number, a product's name. */
  readonly label: string;
  readonly before: Facts | null;
  readonly after: Facts | null;
  readonly reason: string | null;
};

/** A field that an act changed. */
export type FieldChange = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** The fields that two states of a thing differ in, in the order of their names. */
export function changedFields(before: Facts | null, after: Facts | null): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].toSorted();
  return fields.flatMap((field) => {
    const change = { field, before: before?.[field] ?? null, after: after?.[field] ?? null };
    return canonicalText(change.before) === canonicalText(change.after) ? [] : [change];
  });
}

/** JSON with the fields of objects in one order, so that equal facts are equal texts. */
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
