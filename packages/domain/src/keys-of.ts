/** For objects without further keys, such as tables of labels. */
export function keysOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table) as Name[];
}
