export { carryOutBooking, carryOutCancellation } from './carry-out-booking.ts';
export { courierRoutes } from './routes.ts';
export { trackParcels } from './track-parcels.ts';
