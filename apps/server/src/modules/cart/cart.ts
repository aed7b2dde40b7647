export { findSingleLine } from './find-single-line.ts';
export { toCouponLine, toPricedLine } from './priced-lines.ts';
export {
  promoteLines,
  takingCoupon,
  toCouponLines,
  toPromotionLine,
} from './promoted-lines.ts';
export {
  type CartLine,
  type CartVariant,
  changeLine,
  deleteLines,
  findLines,
  findLinesAndWanted,
  findVariants,
  listNetQuantities,
  untouchedLines,
} from './repository.ts';
export { cartRoutes } from './routes.ts';
export { removeUnits } from './units-repository.ts';
export {
  isCounted,
  isForSale,
  toCartView,
  toRateAmountView,
  toSummaryView,
} from './views.ts';
