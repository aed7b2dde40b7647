import { formatDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import type { BatchUnits } from './sheets.ts';

/** A line per batch, with units if several. */
export function batchWords(batches: readonly BatchUnits[]): string {
  return batches
    .map(({ code, bestBefore, quantity }) => {
      const units = batches.length > 1 ? `${quantity} × ` : '';
      return `${units}Batch ${code}, best before ${formatDay(startOfIndiaDay(bestBefore))}`;
    })
    .join('\n');
}
