/** Drops what a schema doesn't know from a value that fits it. */
export type Pruner = (value: unknown) => unknown;

const keep: Pruner = (value) => value;

/** TypeBox's Clean() walks the schema per value. Keeps fields of any union member. */
export function compilePruner(schema: unknown): Pruner {
  const fields = fieldsOf(schema);
  if (fields.size > 0) return (value) => pruneObject(value, fields);
  const items = memberOf(schema, 'items');
  if (items === undefined) return keep;
  const pruneItem = compilePruner(items);
  return (value) => (Array.isArray(value) ? value.map(pruneItem) : value);
}

function fieldsOf(schema: unknown): ReadonlyMap<string, Pruner> {
  const fields = new Map<string, Pruner>();
  for (const [name, field] of Object.entries(memberOf(schema, 'properties') ?? {})) {
    fields.set(name, compilePruner(field));
  }
  for (const members of [memberOf(schema, 'allOf'), memberOf(schema, 'anyOf')]) {
    if (!Array.isArray(members)) continue;
    for (const member of members) for (const [name, prune] of fieldsOf(member)) fields.set(name, prune);
  }
  return fields;
}

function pruneObject(value: unknown, fields: ReadonlyMap<string, Pruner>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    const prune = fields.get(name);
    if (prune !== undefined) known[name] = prune(member);
  }
  return known;
}

function memberOf(node: unknown, name: string): object | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const member: unknown = Reflect.get(node, name);
  return typeof member === 'object' && member !== null ? member : undefined;
}
