/**
 * The path of the first text in a value that no row can hold, such as `/items/0/name`; null where there is none. PostgreSQL
 * has no room for U+0000 in text, and half a surrogate pair is no character.
 */
export function findUnstorableText(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, member] of Object.entries(value)) {
    const found = findUnstorableText(member, `${path}/${name}`);
    if (found !== null) return found;
  }
  return null;
}
