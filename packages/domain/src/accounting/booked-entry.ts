import type { JournalEntryKind, Posting } from '../journal/journal-entry.ts';

/** An entry of the journal with its lines, for another program's books. */
export type BookedEntry = {
  readonly id: number;
  readonly kind: JournalEntryKind;
  /** ISO day. */
  readonly bookedOn: string;
  readonly document: { readonly kind: string; readonly label: string } | null;
  readonly lines: readonly (Pick<Posting, 'account' | 'side' | 'amount'> & {
    readonly orderNumber: string | null;
  })[];
};

/** Invoice or credit note of an entry; null for entries without one. */
export function noteOf({ kind, document }: BookedEntry): string | null {
  if (kind !== 'invoice' && kind !== 'return') return null;
  return document?.kind === 'tax document' ? document.label : null;
}
