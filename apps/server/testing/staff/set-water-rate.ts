import type { TestShop } from '../test-shop.ts';
import type { TestStaff } from './test-staff.ts';

/** A rate since the release's own began. */
export async function setWaterRate(shop: TestShop, staff: TestStaff, percent: number): Promise<void> {
  const body = {
    hsn: '200989',
    from: '2025-09-22',
    percent,
    upToRupees: null,
    percentAbove: null,
    goods: 'Tender coconut water',
    confirmedBy: 'CA Meera Nair',
  };
  const { version } = shop.deps.settings.sections().rates;
  const { status } = await staff.call('PUT', '/tax-rates', { body, version });
  if (status !== 200) throw new Error(`the rate was not taken: ${status}`);
}
