export function findUnstorableText(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, member] of Object.entries(value)) {
    const found = findUnstorableText(member, `${path}/${name}`);
    if (found !== null) return found;
  }
  return null;
}
