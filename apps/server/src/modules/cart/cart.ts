// A shopper's cart and its lines.

export { findSingleLine } from './find-single-line.ts';
export { type CartLine, changeLine, deleteLines, findLines } from './repository.ts';
export { cartRoutes } from './routes.ts';
export {
  isForSale,
  toCartView,
  toCouponLine,
  toPricedLine,
  toRateAmountView,
  toSummaryView,
} from './views.ts';
