export { carryOutBooking, carryOutCancellation } from './carry-out-booking.ts';
export { courierRoutes } from './courier-routes.ts';
export { interruptionOf } from './interruption.ts';
export { countQueue, findByCode } from './queue-repository.ts';
export { packingRoutes } from './routes.ts';
export { shipParcel } from './ship-parcel.ts';
export { trackParcels } from './track-parcels.ts';
export { type LockedParcel, lockParcel } from './work-on-parcel.ts';
