import { aliasPlan } from './aliases.ts';

export type AddAliases = (message: unknown) => unknown;

/** Computed once per schema; null without aliases, so that replies are not walked for nothing. */
export function addAliases(schema: object): AddAliases | null {
  return inObject(schema) ?? inItems(schema) ?? inAll(schema) ?? inOne(schema);
}

function inObject(schema: object): AddAliases | null {
  const inner: [string, AddAliases][] = [];
  const plan = aliasPlan(schema);
  const own = new Set(plan?.names);
  for (const [name, field] of Object.entries(memberOf(schema, 'properties') ?? {})) {
    // An alias repeats a value with its aliases in place.
    const add = own.has(name) || !isObject(field) ? null : addAliases(field);
    if (add !== null) inner.push([name, add]);
  }
  if (plan === null && inner.length === 0) return null;
  return (message) => {
    if (!isObject(message)) return message;
    const sent: Record<string, unknown> = { ...message };
    for (const [name, add] of inner) if (sent[name] !== undefined) sent[name] = add(sent[name]);
    // Last, so that an alias repeats nested aliases too.
    plan?.add(sent);
    return sent;
  };
}

function inItems(schema: object): AddAliases | null {
  const items = memberOf(schema, 'items');
  const add = items === undefined ? null : addAliases(items);
  if (add === null) return null;
  return (message) => (Array.isArray(message) ? message.map(add) : message);
}

function inAll(schema: object): AddAliases | null {
  const parts = partsOf(schema, 'allOf').flatMap((part) => addAliases(part) ?? []);
  if (parts.length === 0) return null;
  return (message) => parts.reduce((sent, add) => add(sent), message);
}

/** For a nullable aliased message: with several objects the variant would be ambiguous. */
function inOne(schema: object): AddAliases | null {
  const choices = partsOf(schema, 'anyOf');
  const [add, another] = choices.flatMap((choice) => addAliases(choice) ?? []);
  if (add === undefined) return null;
  const objects = choices.filter((choice) => Reflect.get(choice, 'type') !== 'null');
  if (another !== undefined || objects.length > 1) throw new Error('aliases in one of several messages');
  return (message) => (message === null ? null : add(message));
}

function partsOf(schema: object, keyword: string): object[] {
  const parts: unknown = memberOf(schema, keyword);
  return Array.isArray(parts) ? parts.filter(isObject) : [];
}

function memberOf(schema: object, keyword: string): object | undefined {
  const member: unknown = Reflect.get(schema, keyword);
  return isObject(member) ? member : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
