/** Undefined if missing. */
function valueAt(body: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    body,
  );
}

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

export function listAt(body: unknown, ...path: readonly (string | number)[]): readonly object[] {
  const value = valueAt(body, path);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];
}

export function paiseAt(body: unknown, ...path: readonly (string | number)[]): number {
  return Math.round(numberAt(body, ...path) * 100);
}
