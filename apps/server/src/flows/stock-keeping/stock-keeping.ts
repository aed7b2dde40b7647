export { adjustManyIn, type ManyAdjusted, whyNotFree } from './adjust-many.ts';
export { batchesEndedMail, batchRecallMail } from './batch-mails.ts';
export { batchRoutes } from './batch-routes.ts';
export { countRoutes } from './count-routes.ts';
export { type GoodsReceived, receiveGoodsIn } from './receive-goods.ts';
export { retireBatchesOfToday } from './retire-batches.ts';
export { stockRoutes } from './stock-routes.ts';
