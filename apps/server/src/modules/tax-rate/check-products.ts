import { priceAboveMrp } from '@ilaneer/domain/catalogue/printed-mrp';
import { indiaDay } from '@ilaneer/domain/india-day';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import type { GstRate } from '@ilaneer/domain/pricing/gst-rate';
import { type HsnRates, hsnRate } from '@ilaneer/domain/pricing/hsn-rates';
import { FLAT_RATE } from '@ilaneer/domain/pricing/price-cart';
import type { Logger } from 'pino';
import type { AppDeps } from '../../app-deps.ts';
import { listProducts, type ProductRow } from '../catalogue/repository.ts';

type Environment = Pick<AppDeps, 'db' | 'now' | 'hsnRates'> & { readonly log: Pick<Logger, 'warn'> };

/**
 * Looks at everything that is sold before the shop opens. Throws when a product's HSN code has no rate today, and warns
 * of each piece whose price with GST is above the MRP on its pack; its price stays as it is.
 */
export async function checkProducts({ db, now, hsnRates, log }: Environment): Promise<void> {
  const products = await listProducts(db);
  const day = indiaDay(now());
  const unrated = products.filter(({ hsnCode }) => rateOn(hsnRates, hsnCode, day) === null);
  if (unrated.length > 0) {
    const names = unrated.map(({ name, hsnCode }) => `${name} (HSN ${hsnCode})`).join(', ');
    throw new Error(`content/hsn-rates.json has no rate on ${day} for ${names}`);
  }
  for (const product of products) {
    for (const above of aboveMrp(product, rateOn(hsnRates, product.hsnCode, day))) {
      log.warn(above, 'the price with GST is above the printed MRP');
    }
  }
}

function rateOn(rates: HsnRates | null, hsnCode: string, day: string): GstRate | null {
  return rates === null ? FLAT_RATE : hsnRate(rates, hsnCode, day);
}

function aboveMrp({ name, variants }: ProductRow, rate: GstRate | null) {
  return variants.flatMap((variant) => {
    const mrp = paise(variant.mrpPaise);
    const price = paise(variant.pricePaise);
    const withGst = rate === null ? null : priceAboveMrp(price, rate, mrp);
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
