export {
  type ChargedParcel,
  type Claim,
  countClaims,
  findCharged,
  findClaim,
  findClaimOfParcel,
  insertCashWriteOff,
  insertClaim,
  insertWeightClaim,
  listClaims,
  lockClaim,
  settleClaim,
} from './repository.ts';
