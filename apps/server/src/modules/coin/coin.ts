// The ledger of coins: lots that are earned, used, returned and written off.

export { earnCoins, reverseEarned } from './earn-coins.ts';
export { expireCoins, forfeitCoins, writeOff } from './expire-coins.ts';
export { readCoins } from './read-coins.ts';
export {
  findCoinOwner,
  listLots,
  listOrderRefunds,
  listOrderUses,
  lockLots,
  type NewCoinEntry,
  updateLot,
  writeEntries,
} from './repository.ts';
export { outstanding, retakeCoins, returnCoins } from './return-coins.ts';
export { coinRoutes } from './routes.ts';
export { takeCoins, writeCoinUse } from './take-coins.ts';
