import type { PartOf } from '@ilaneer/contract/message/call';
import type { saveTaxRate } from '@ilaneer/contract/staff/shop/tax-rates';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { request } from '../../../session/staff-api.ts';

type Rate = PartOf<typeof saveTaxRate, 'body'>;

export function saveRate(rate: Rate, version: number) {
  const { hsn, from, percent, upToRupees, percentAbove, goods, confirmedBy } = rate;
  return request<typeof saveTaxRate>('PUT', '/staff/tax-rates', {
    body: { hsn, from, percent, upToRupees, percentAbove, goods, confirmedBy },
    headers: ifMatch(version),
  });
}
