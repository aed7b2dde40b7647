export {
  allocateOrder,
  type BatchProblem,
  confirmBatch,
  type MissingUnits,
  type OrderToPack,
  releaseBatches,
  releaseUnits,
  sendGoods,
} from './allocate.ts';
export {
  type Allocation,
  deleteBatchAllocations,
  listAllocations,
  listAllocationsOf,
  listSent,
} from './allocation-repository.ts';
export { settleHolds } from './hold.ts';
export {
  bestBatches,
  countEnding,
  findNamedBatch,
  listBatches,
  listBatchesOf,
  type NamedBatch,
} from './list-repository.ts';
export {
  countRecipients,
  insertNotices,
  listUnwritten,
  pageRecipients,
  type Recipient,
} from './recipients-repository.ts';
export {
  type BatchRow,
  findBatch,
  findBatchByCode,
  insertBatch,
  listNearingEnd,
  listStockedBatches,
  lockBatch,
  updateBatch,
} from './repository.ts';
