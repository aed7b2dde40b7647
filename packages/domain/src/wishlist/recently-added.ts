/** WISHLIST-10. */
export const RECENT_DAYS = 7;

const DAY_MS = 86_400_000;

export function isRecentlyAdded(addedAt: string, now: Date, days: number = RECENT_DAYS): boolean {
  const age = now.getTime() - Date.parse(addedAt);
  return age <= days * DAY_MS;
}
