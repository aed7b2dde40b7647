import type { CountLineView, CountRowView } from '@ilaneer/contract/staff/stock/stock-counts';
import { countDifference } from '@ilaneer/domain/stock/stock-count';
import type { NamedCount, NamedCountLine } from './count-repository.ts';

export function toCountView(count: NamedCount): CountRowView {
  return { ...count };
}

export function toCountLineView(line: NamedCountLine): CountLineView {
  const { batchId, batchCode, ...rest } = line;
  const batch = batchId === null ? null : { id: batchId, code: batchCode ?? '' };
  return { ...rest, batch, difference: countDifference(line) };
}
