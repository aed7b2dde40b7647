export {
  type Claim,
  countClaims,
  findClaim,
  findClaimOfParcel,
  insertCashWriteOff,
  insertClaim,
  listClaims,
  lockClaim,
  settleClaim,
} from './repository.ts';
