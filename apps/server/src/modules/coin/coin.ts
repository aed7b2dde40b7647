export { earnCoins, reverseEarned } from './earn-coins.ts';
export { expireCoins, forfeitCoins } from './expire-coins.ts';
export { coinsExpireMail, notifyCoinExpiry } from './notify-coin-expiry.ts';
export { type CoinBalance, readBalance, readCoins } from './read-coins.ts';
export { coinsToRefund, refundCoins, returnSpareCoins } from './refund-coins.ts';
export { lockLots as lockCoins } from './repository.ts';
export { reserveCoins, writeCoinUse } from './reserve-coins.ts';
export { reserveCoinsAgain, returnCoins } from './return-coins.ts';
export { coinRoutes } from './routes.ts';
