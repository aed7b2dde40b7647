/** Joins class names and drops what is absent, so that variants read as plain conditions. */
export function cx(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}
