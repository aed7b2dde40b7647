import { readStored, removeStored, writeStored } from '../../session/browser-storage.ts';
import { memberNow } from '../../session/session.ts';

export type Draft<Form> = { readonly version: number; readonly values: Form };

const keyOf = (name: string) => `staff.draft.${memberNow()?.id ?? ''}.${name}` as const;

/** Null if none, or saved since. */
export function readDraft<Form extends object>(name: string, version: number, like: Form): Form | null {
  const stored = readStored(keyOf(name));
  if (stored === null) return null;
  const draft = parsed(stored);
  return isDraft(draft, like) && draft.version === version ? draft.values : null;
}

export function writeDraft<Form extends object>(name: string, draft: Draft<Form>): void {
  writeStored(keyOf(name), JSON.stringify(draft));
}

export function removeDraft(name: string): void {
  removeStored(keyOf(name));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// Stored by another release.
function isDraft<Form extends object>(value: unknown, like: Form): value is Draft<Form> {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('values' in value))
    return false;
  const { values } = value;
  if (typeof values !== 'object' || values === null) return false;
  const found = new Map(Object.entries(values));
  return Object.entries(like).every(
    ([name, one]) =>
      typeof found.get(name) === typeof one && Array.isArray(found.get(name)) === Array.isArray(one),
  );
}
