/** Earlier clients' reasons (ORDER-24). */
export const CANCEL_REASONS = [
  { id: 'changed-mind', label: 'I changed my mind', category: 'customer_preference' },
  { id: 'found-better-price', label: 'I found a better price elsewhere', category: 'price_concern' },
  { id: 'delivery-too-long', label: 'Delivery is taking too long', category: 'delivery_issue' },
  { id: 'ordered-by-mistake', label: 'I ordered by mistake', category: 'mistake' },
] as const;

/** Free texts stay as they are. */
export function cancelReasonText(reason: string): string {
  return CANCEL_REASONS.find(({ id }) => id === reason)?.label ?? reason;
}
