// GST rates by HSN code.

export { checkProducts } from './check-products.ts';
export { readHsnRates } from './hsn-rates-file.ts';
export {
  gstPercent,
  NOT_FOR_SALE,
  type RateOfHsn,
  ratedCodesAt,
  ratesAt,
  ratesNow,
  type TaxRateDeps,
  unratedLines,
} from './rate-of-hsn.ts';
