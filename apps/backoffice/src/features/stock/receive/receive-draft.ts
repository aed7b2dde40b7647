import { tabStorage } from '../../../session/browser-storage.ts';
import { memberNow } from '../../../session/session.ts';
import { NEW_BILL, NEW_COST, type TypedBill } from '../costs/typed-bill.ts';
import type { ReceiveLine } from './receive-lines.ts';

/** Unbooked receipt of this tab. */
export type ReceiveDraft = {
  /** Idempotency. */
  readonly key: string;
  readonly lines: readonly ReceiveLine[];
  readonly note: string;
  /** Null without one; costs are on the lines. */
  readonly bill: TypedBill | null;
};

export function newReceiveDraft(): ReceiveDraft {
  return { key: crypto.randomUUID(), lines: [], note: '', bill: null };
}

const keyOf = () => `staff.draft.${memberNow()?.id ?? ''}.receive` as const;

export function readReceiveDraft(): ReceiveDraft {
  const stored = tabStorage.readStored(keyOf());
  try {
    const draft: unknown = stored === null ? null : JSON.parse(stored);
    return isReceiveDraft(draft) ? whole(draft) : newReceiveDraft();
  } catch {
    return newReceiveDraft();
  }
}

export function storeReceiveDraft(draft: ReceiveDraft): void {
  if (isBlank(draft)) tabStorage.removeStored(keyOf());
  else tabStorage.writeStored(keyOf(), JSON.stringify(draft));
}

export function isBlank({ lines, note, bill }: ReceiveDraft): boolean {
  return lines.length === 0 && note.trim() === '' && bill === null;
}

/** With the fields that an earlier release did not store. */
function whole({ bill, lines, ...draft }: ReceiveDraft): ReceiveDraft {
  return {
    ...draft,
    bill: bill == null ? null : { ...NEW_BILL, ...bill },
    lines: lines.map((line) => ({ ...line, cost: { ...NEW_COST, ...line.cost } })),
  };
}

// Stored by another release.
function isReceiveDraft(value: unknown): value is ReceiveDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { key, lines, note } = value as Partial<Record<keyof ReceiveDraft, unknown>>;
  return typeof key === 'string' && typeof note === 'string' && Array.isArray(lines) && lines.every(isLine);
}

const TEXTS = ['key', 'quantity', 'code', 'packedOn', 'bestBefore', 'mrp'] as const;

function isLine(value: unknown): value is ReceiveLine {
  if (typeof value !== 'object' || value === null || !('variant' in value)) return false;
  const line = value as Readonly<Record<string, unknown>>;
  return TEXTS.every((name) => typeof line[name] === 'string') && isVariant(value.variant);
}

function isVariant(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'variantId' in value && 'sku' in value;
}
