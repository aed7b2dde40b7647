/** The reasons that a shopper can give for a cancellation, as earlier clients name them (ORDER-24). */
export const CANCEL_REASONS = [
  { id: 'changed-mind', label: 'I changed my mind', category: 'customer_preference' },
  { id: 'found-better-price', label: 'I found a better price elsewhere', category: 'price_concern' },
  { id: 'delivery-too-long', label: 'Delivery is taking too long', category: 'delivery_issue' },
  { id: 'ordered-by-mistake', label: 'I ordered by mistake', category: 'mistake' },
] as const;

/** A reason in a client's own words stays as it is. */
export function cancelReasonText(reason: string): string {
  return CANCEL_REASONS.find(({ id }) => id === reason)?.label ?? reason;
}
