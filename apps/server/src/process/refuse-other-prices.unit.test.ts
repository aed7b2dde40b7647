import type { TaxSetting } from '@ilaneer/domain/setting/settings';
import { expect, it } from 'vitest';
import { refuseOtherPrices } from './refuse-other-prices.ts';

const OPENED = '2026-11-23T00:00:00.000Z';

function start(
  tax: TaxSetting,
  { openedAt = OPENED as string | null, mode = 'live' as const, accepts = false } = {},
) {
  const opening = { values: { catalogue: 'empty' as const, openedAt } };
  return () => refuseOtherPrices({ tax: { values: tax }, opening }, { mode, acceptsOtherPrices: accepts });
}

it.each([{ mode: 'flat18' }, { mode: 'hsn' }, { mode: 'flat18', prices: 'inclusive' }] as const)(
  'a live shop that is open does not start with %j unless somebody answers for it',
  (tax) => {
    expect(start(tax)).toThrow('LIVE_PRICES_AT_MY_RISK=yes');
    expect(start(tax, { accepts: true })).not.toThrow();
    expect(start(tax, { openedAt: null })).not.toThrow();
  },
);

it('starts with prices that include GST at the rates of HSN codes', () => {
  expect(start({ mode: 'hsn', prices: 'inclusive' })).not.toThrow();
});
