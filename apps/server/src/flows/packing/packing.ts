export { findPrinted, type PrintedParcels, recordPrinting } from './find-printed.ts';
export { followParcels } from './follow-parcels.ts';
export { interruptionOf } from './interruption.ts';
export { letPrint } from './print-documents.ts';
export { countQueue, findByCode } from './queue-repository.ts';
export { packingRoutes } from './routes.ts';
export { shipParcel } from './ship-parcel.ts';
export { takeEvents } from './take-event.ts';
export { viewParcel } from './view-parcels.ts';
export {
  checkStep,
  checkUndisturbed,
  type LockedParcel,
  lockParcel,
  recordStep,
  workOnParcel,
} from './work-on-parcel.ts';
