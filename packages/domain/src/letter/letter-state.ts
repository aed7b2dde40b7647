/** NEWSLETTER-8. `stopped` can be continued. */
export const LETTER_STATES = ['draft', 'scheduled', 'sending', 'stopped', 'sent'] as const;

export type LetterState = (typeof LETTER_STATES)[number];

/** `refused`: for good by the mail server. `left`: unsubscribed before its turn. `failed`: after the last try. */
export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'refused', 'left', 'failed'] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const LETTER_ACTS = ['edit', 'schedule', 'stop', 'continue'] as const;

export type LetterAct = (typeof LETTER_ACTS)[number];

const AFTER: Readonly<Record<LetterAct, Partial<Record<LetterState, LetterState>>>> = {
  edit: { draft: 'draft' },
  schedule: { draft: 'scheduled' },
  stop: { scheduled: 'draft', sending: 'stopped' },
  continue: { stopped: 'sending' },
};

/** Null: the state does not allow it. */
export function transitLetter(state: LetterState, act: LetterAct): LetterState | null {
  return AFTER[act][state] ?? null;
}

const MOST_TRIES = 8;
const FIRST_PAUSE_MS = 5 * 60_000;

/** After a temporary refusal; null: that was the last try. */
export function nextTry(tries: number, at: Date): Date | null {
  return tries >= MOST_TRIES ? null : new Date(at.getTime() + FIRST_PAUSE_MS * 2 ** (tries - 1));
}
