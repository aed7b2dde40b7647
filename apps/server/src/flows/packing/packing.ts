export { carryOutBooking, carryOutCancellation } from './carry-out-booking.ts';
export { courierRoutes } from './courier-routes.ts';
export { countQueue } from './queue-repository.ts';
export { packingRoutes } from './routes.ts';
export { trackParcels } from './track-parcels.ts';
