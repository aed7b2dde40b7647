// Before the last three digits, and before every two that stand before those.
const GROUPS = /\B(?=(?:\d\d)*\d{3}$)/g;

/**
 * A whole number grouped as in India: 1,00,000. Not by Intl: what that loads at its first use takes a phone longer
 * than drawing a page.
 */
export function indianDigits(count: number): string {
  return String(count).replace(GROUPS, ',');
}
