import {
  isLawfulTax,
  type OpeningSetting,
  type TaxSetting,
  WHY_INCLUSIVE,
} from '@ilaneer/domain/setting/settings';
import type { Config } from './config.ts';

type Sections = {
  readonly tax: { readonly values: TaxSetting };
  readonly opening: { readonly values: OpeningSetting };
};

/** An open live shop needs lawful prices or the operator's acceptance (SETTING-15). Throws otherwise. */
export function refuseOtherPrices(
  { tax, opening }: Sections,
  { mode, acceptsOtherPrices }: Pick<Config, 'mode' | 'acceptsOtherPrices'>,
): void {
  const isOpen = mode === 'live' && opening.values.openedAt !== null;
  if (!isOpen || acceptsOtherPrices || isLawfulTax(tax.values)) return;
  throw new Error(
    `This live shop sells at prices without GST, or at rates other than those of HSN codes: ${WHY_INCLUSIVE} Set LIVE_PRICES_AT_MY_RISK=yes if you answer for it, or to change it under Settings, Tax.`,
  );
}
