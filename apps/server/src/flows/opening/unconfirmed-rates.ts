import type { Deps } from '../../deps/deps.ts';
import { isShopOpen, type SettingDeps } from '../../modules/setting/setting.ts';
import { isUnconfirmed, type TaxRateTableDeps, taxRatesNow } from './tax-rates.ts';

export type UnconfirmedDeps = Pick<Deps, 'now' | 'config'> &
  SettingDeps &
  Pick<TaxRateTableDeps, 'catalogue' | 'rateEntries'>;

/** In use and unconfirmed in a live shop (PRICING-33). */
export async function unconfirmedRates(deps: UnconfirmedDeps): Promise<string[]> {
  if (deps.config.mode !== 'live' || deps.settings.sections().tax.values.mode !== 'hsn') return [];
  return (await taxRatesNow(deps)).rates.filter(isUnconfirmed).map(({ hsn }) => hsn);
}

/** For open live shops, since a release may add rates; closed ones list them in the checklist. */
export async function logUnconfirmedRates(deps: UnconfirmedDeps & Pick<Deps, 'log'>): Promise<void> {
  if (!isShopOpen(deps)) return;
  const codes = await unconfirmedRates(deps);
  if (codes.length === 0) return;
  deps.log.warn(
    { hsn: codes },
    'GST is charged at unconfirmed rates. Confirm them in the staff app under Settings, GST rates',
  );
}
