/** All of the known ids, each once. */
export function isWholeOrder(ids: readonly string[], known: readonly string[]): boolean {
  const all = new Set(known);
  return new Set(ids).size === ids.length && ids.length === all.size && ids.every((id) => all.has(id));
}
