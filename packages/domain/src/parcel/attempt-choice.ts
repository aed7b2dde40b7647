/** What is done after a failed delivery attempt (PARCEL-25). */
export type AttemptChoice =
  /** Days are ISO days in India. Null: the courier's next round. */
  | { readonly kind: 'again'; readonly day: string | null }
  | { readonly kind: 'other address'; readonly addressLine1: string; readonly addressLine2: string }
  | { readonly kind: 'other phone'; readonly phone: string }
  | { readonly kind: 'send back' };

export const ATTEMPT_CHOICES = [
  'again',
  'other address',
  'other phone',
  'send back',
] as const satisfies readonly AttemptChoice['kind'][];
