import { indianDigits } from '@ilaneer/domain/indian-digits';

/** How many products there are, in words: '1 item', '10,000 items'. */
export function countText(count: number): string {
  return count === 1 ? '1 item' : `${indianDigits(count)} items`;
}
