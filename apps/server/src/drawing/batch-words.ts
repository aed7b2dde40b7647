import { formatDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import type { BatchUnits } from './sheets.ts';

/** What is written of batches: a line each, with how many where there are several. */
export function batchWords(batches: readonly BatchUnits[]): string {
  return batches
    .map(({ code, bestBefore, quantity }) => {
      const units = batches.length > 1 ? `${quantity} × ` : '';
      return `${units}Batch ${code}, best before ${formatDay(startOfIndiaDay(bestBefore))}`;
    })
    .join('\n');
}
