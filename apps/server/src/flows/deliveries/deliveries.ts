export { followDelivery } from './follow-delivery.ts';
export { deliveryLinkRoutes } from './link-routes.ts';
export { sendParcelSms } from './notify-of-parcel.ts';
export { parcelMail } from './parcel-mail.ts';
