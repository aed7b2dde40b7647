export { findSingleLine } from './find-single-line.ts';
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
  toCouponLine,
  toPricedLine,
  toRateAmountView,
  toSummaryView,
} from './views.ts';
