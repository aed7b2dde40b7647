export { interruptionOf } from './interruption.ts';
export { countQueue, findByCode } from './queue-repository.ts';
export { packingRoutes } from './routes.ts';
export { shipParcel } from './ship-parcel.ts';
export { type LockedParcel, lockParcel } from './work-on-parcel.ts';
