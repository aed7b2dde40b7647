export { checkProducts } from './check-products.ts';
export { readHsnRates, readRateEntries } from './hsn-rates-file.ts';
export {
  gstPercent,
  isFlat,
  isSellable,
  NOT_FOR_SALE,
  paidToday,
  priceModeNow,
  type RateOfHsn,
  ratedCodesAt,
  ratesAt,
  ratesBySetting,
  ratesNow,
  ratesOfShop,
  type TaxRateDeps,
  unsellableLines,
} from './rate-of-hsn.ts';
