export {
  type Exchange,
  type ExchangeVariant,
  listExchanges,
  listExchangeVariants,
} from './exchange-repository.ts';
export {
  deletePayoutsOf,
  findPayout,
  listPayouts,
  type StoredPayout,
  sealedPayouts,
  upsertPayout,
  usedPayouts,
} from './payouts-repository.ts';
export {
  deletePhotosOf,
  findAnyPhoto,
  findPhoto,
  insertPhotos,
  listPhotos,
  pastPhotos,
  type ReturnPhoto,
  readPhotos,
} from './photos-repository.ts';
export { readOwnPhotos } from './read-own-photos.ts';
export {
  countReturnsForStaff,
  findResaleable,
  findReturnById,
  insertReturn,
  type ListedReturn,
  listReturns,
  listReturnsForStaff,
  markRestocked,
  type OrderReturn,
  type ReturnChanges,
  updateReturn,
} from './repository.ts';
export { type MailedReturn, type ReturnMailContext, returnMail } from './return-mail.ts';
export { returnableLines } from './returnable-lines.ts';
