/** Internal notes (ORDER-30). */
export const ORDER_NOTE_KINDS = ['note', 'held', 'released'] as const;

export type OrderNoteKind = (typeof ORDER_NOTE_KINDS)[number];

export const LONGEST_NOTE = 2_000;
