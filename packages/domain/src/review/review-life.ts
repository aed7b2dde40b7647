export const REVIEW_STATES = ['waiting', 'published', 'refused', 'withdrawn'] as const;

export type ReviewState = (typeof REVIEW_STATES)[number];

/** Grounds of IS 19000:2022 to refuse a review; none is about its stars (REVIEW-4). */
export const REFUSAL_REASONS = [
  'fraudulent',
  'off topic',
  'offensive',
  'personal data',
  'advertising',
  'conflict of interest',
] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export const REFUSAL_WORDS: Readonly<Record<RefusalReason, string>> = {
  fraudulent: 'It is fraudulent',
  'off topic': 'It is not about the product',
  offensive: 'It is offensive',
  'personal data': 'It has personal data',
  advertising: 'It advertises',
  'conflict of interest': 'Its author has a conflict of interest',
};

/** `edit` and `withdraw` by the author, the others by staff. */
export type ReviewAct = 'edit' | 'withdraw' | 'publish' | 'refuse';

const TRANSITIONS: Readonly<
  Record<ReviewAct, { readonly from: readonly ReviewState[]; readonly to: ReviewState }>
> = {
  edit: { from: ['waiting', 'published', 'refused'], to: 'waiting' },
  withdraw: { from: ['waiting', 'published', 'refused'], to: 'withdrawn' },
  publish: { from: ['waiting', 'refused'], to: 'published' },
  refuse: { from: ['waiting', 'published'], to: 'refused' },
};

/** Null if the state does not allow the act. */
export function transitReview(state: ReviewState, act: ReviewAct): ReviewState | null {
  const { from, to } = TRANSITIONS[act];
  return from.includes(state) ? to : null;
}
