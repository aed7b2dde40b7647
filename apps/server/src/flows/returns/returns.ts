export { exchangeOffers } from './exchange-offers.ts';
export { toTransitionable, type WhichReturn } from './find-return.ts';
export { readPayoutOf } from './give-payout.ts';
export { returnMailContext } from './notify-of-return.ts';
export { photoRoutes } from './photo-routes.ts';
export { refundFigure } from './refund-return.ts';
export { returnRoutes } from './routes.ts';
export { type ReturnStep, type ReturnStepFailure, transitionReturn } from './transition-return.ts';
