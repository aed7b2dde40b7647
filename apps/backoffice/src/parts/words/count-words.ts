import type { ListCount } from '@ilaneer/contract/staff/list';
import { indianDigits } from '@ilaneer/domain/indian-digits';

/** '1,000+'. */
export function countDigits({ found, isMore }: ListCount): string {
  return `${indianDigits(found)}${isMore ? '+' : ''}`;
}

/** '1 order', '12 orders', '1,000+ orders'. */
export function countWords(count: ListCount, one: string, many = `${one}s`): string {
  return `${countDigits(count)} ${count.found === 1 && !count.isMore ? one : many}`;
}
