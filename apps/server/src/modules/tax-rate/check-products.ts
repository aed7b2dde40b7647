import { priceAboveMrp } from '@ilaneer/domain/catalogue/price-with-gst';
import { indiaDay } from '@ilaneer/domain/india-day';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { FLAT_RATE, type GstRate } from '@ilaneer/domain/pricing/gst-rate';
import { hsnRate } from '@ilaneer/domain/pricing/hsn-rates';
import type { Logger } from 'pino';
import type { Deps } from '../../deps/deps.ts';
import type { TaxRateDeps } from './rate-of-hsn.ts';

type CheckedProduct = {
  readonly name: string;
  readonly hsnCode: string;
  readonly variants: readonly {
    readonly id: string;
    readonly pricePaise: number;
    readonly mrpPaise: number;
  }[];
};

type CheckDeps = Pick<Deps, 'now'> & TaxRateDeps & { readonly log: Pick<Logger, 'warn' | 'error'> };

/** Before opening, logs products without a rate (not for sale) and prices above MRP with GST (unchanged). */
export function checkProducts({ now, hsnRates, log }: CheckDeps, products: readonly CheckedProduct[]): void {
  const day = indiaDay(now());
  const rates = hsnRates();
  for (const product of products) {
    const { name, hsnCode } = product;
    const rate = rates === null ? FLAT_RATE : hsnRate(rates, hsnCode, day);
    if (rate === null) {
      log.error(
        { product: name, hsnCode, day },
        'a product is not for sale: content/hsn-rates.json has no rate for its HSN code',
      );
      continue;
    }
    for (const above of aboveMrp(product, rate)) {
      log.warn(above, 'the price with GST is above the printed MRP');
    }
  }
}

function aboveMrp({ name, variants }: CheckedProduct, rate: GstRate) {
  return variants.flatMap((variant) => {
    const mrp = paise(variant.mrpPaise);
    const price = paise(variant.pricePaise);
    const withGst = priceAboveMrp(price, rate, mrp);
    if (withGst === null) return [];
    return [
      {
        product: name,
        variant: variant.id,
        price: rupeesFromPaise(price),
        priceWithGst: rupeesFromPaise(withGst),
        mrp: rupeesFromPaise(mrp),
      },
    ];
  });
}
