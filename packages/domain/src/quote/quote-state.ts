/** Stored; the others follow from the last day and from the order (QUOTE-3). */
export const STORED_QUOTE_STATES = ['draft', 'sent', 'declined', 'withdrawn', 'replaced'] as const;
export type StoredQuoteState = (typeof STORED_QUOTE_STATES)[number];

/** `accepted`: with an order that is not paid yet; `cancelled`: its order was cancelled by a person. */
export const QUOTE_STATES = [...STORED_QUOTE_STATES, 'expired', 'accepted', 'paid', 'cancelled'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

export type QuoteAct = 'change' | 'send' | 'withdraw' | 'revise' | 'answer';

const ALLOWED: Readonly<Record<QuoteAct, readonly QuoteState[]>> = {
  change: ['draft'],
  send: ['draft'],
  withdraw: ['draft', 'sent'],
  revise: ['sent', 'expired', 'declined', 'withdrawn', 'cancelled'],
  answer: ['sent'],
};

export function allowsAct(state: QuoteState, act: QuoteAct): boolean {
  return ALLOWED[act].includes(state);
}

/** `Q-2627-0001`; all versions of a quote share it. */
export function quoteNumber(financialYear: string, position: number): string {
  return `Q-${financialYear}-${String(position).padStart(4, '0')}`;
}
