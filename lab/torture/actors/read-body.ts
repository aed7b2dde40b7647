/** What stands at a place in a reply, whatever it is; undefined where there is no such place. */
function valueAt(body: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    body,
  );
}

/** A text at a place in a reply; throws where there is none, because the shop promised one. */
export function textAt(body: unknown, ...path: readonly (string | number)[]): string {
  const value = valueAt(body, path);
  if (typeof value !== 'string') throw new Error(`a reply has no ${path.join('.')}`);
  return value;
}

export function numberAt(body: unknown, ...path: readonly (string | number)[]): number {
  const value = valueAt(body, path);
  if (typeof value !== 'number') throw new Error(`a reply has no ${path.join('.')}`);
  return value;
}

/** A list at a place in a reply; empty where there is none. */
export function listAt(body: unknown, ...path: readonly (string | number)[]): readonly object[] {
  const value = valueAt(body, path);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];
}

/** Rupees as a reply gives them, in paise. */
export function paiseAt(body: unknown, ...path: readonly (string | number)[]): number {
  return Math.round(numberAt(body, ...path) * 100);
}
