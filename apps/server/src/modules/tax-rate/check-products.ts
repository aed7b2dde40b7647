import { priceAboveMrp } from '@ilaneer/domain/catalogue/printed-mrp';
import { indiaDay } from '@ilaneer/domain/india-day';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import type { GstRate } from '@ilaneer/domain/pricing/gst-rate';
import { type HsnRates, hsnRate } from '@ilaneer/domain/pricing/hsn-rates';
import { FLAT_RATE } from '@ilaneer/domain/pricing/price-cart';
import type { Logger } from 'pino';
import type { AppDeps } from '../../app-deps.ts';
import { listProducts, type ProductRow } from '../catalogue/repository.ts';

type Environment = Pick<AppDeps, 'db' | 'now' | 'hsnRates'> & {
  readonly log: Pick<Logger, 'warn' | 'error'>;
};

/**
 * Looks at everything that is sold before the shop opens. Tells of each product whose HSN code has no rate today, which
 * is not for sale then, and of each piece whose price with GST is above the MRP on its pack; its price stays as it is.
 */
export async function checkProducts({ db, now, hsnRates, log }: Environment): Promise<void> {
  const products = await listProducts(db);
  const day = indiaDay(now());
  for (const product of products) {
    const { name, hsnCode } = product;
    if (rateOn(hsnRates, hsnCode, day) === null) {
      log.error(
        { product: name, hsnCode, day },
        'a product is not for sale: content/hsn-rates.json has no rate for its HSN code',
      );
    }
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
