// A shopper's cart and its lines.

export { findSingleLine } from './find-single-line.ts';
export {
  type CartLine,
  type CartVariant,
  changeLine,
  deleteLines,
  findLines,
  findVariants,
  removeUnits,
  untouchedLines,
} from './repository.ts';
export { cartRoutes } from './routes.ts';
export {
  isForSale,
  toCartView,
  toCouponLine,
  toPricedLine,
  toRateAmountView,
  toSummaryView,
} from './views.ts';
