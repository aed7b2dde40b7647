export { earnCoins, reverseEarned } from './earn-coins.ts';
export { expireCoins, forfeitCoins } from './expire-coins.ts';
export { type CoinBalance, readBalance, readCoins } from './read-coins.ts';
export { coinsToRefund, refundCoins, returnSpareCoins } from './refund-coins.ts';
export { lockLots as lockCoins } from './repository.ts';
export { retakeCoins, returnCoins } from './return-coins.ts';
export { coinRoutes } from './routes.ts';
export { takeCoins, writeCoinUse } from './take-coins.ts';
export { coinsExpireMail, tellOfCoinExpiry } from './tell-of-expiry.ts';
