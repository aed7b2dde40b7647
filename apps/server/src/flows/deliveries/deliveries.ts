export { answerForShopper } from './answer-attempt.ts';
export { askCouriers } from './ask-couriers.ts';
export { placeOf, readAttempts, stepOf, toAttemptViews, toOutcomeView } from './attempts.ts';
export { followDelivery } from './follow-delivery.ts';
export { deliveryLinkRoutes } from './link-routes.ts';
export { sendParcelSms } from './notify-of-parcel.ts';
export { parcelMail } from './parcel-mail.ts';
export { markTold, tellCourier } from './tell-courier.ts';
