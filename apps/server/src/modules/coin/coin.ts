// The ledger of coins: lots that are earned, used, returned and written off.

export { earnCoins, reverseEarned } from './earn-coins.ts';
export { expireCoins, forfeitCoins } from './expire-coins.ts';
export { readCoins } from './read-coins.ts';
export { refundCoins } from './refund-coins.ts';
export { findCoinOwner, listLots } from './repository.ts';
export { retakeCoins, returnCoins } from './return-coins.ts';
export { coinRoutes } from './routes.ts';
export { takeCoins, writeCoinUse } from './take-coins.ts';
