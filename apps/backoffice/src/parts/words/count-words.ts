import type { ListCount } from '@ilaneer/contract/staff/list';
import { indianDigits } from '@ilaneer/domain/indian-digits';

/** '1 order', '12 orders', '1,000+ orders'. */
export function countWords(count: ListCount, one: string, many = `${one}s`): string {
  const digits = `${indianDigits(count.found)}${count.isMore ? '+' : ''}`;
  return `${digits} ${count.found === 1 && !count.isMore ? one : many}`;
}
