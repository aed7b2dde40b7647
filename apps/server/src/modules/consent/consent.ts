export { type AgreedAt, recordConsent } from './record-consent.ts';
export {
  type ConsentRow,
  exportConsents,
  listConsents,
  storeWords,
  withdrawConsents,
} from './repository.ts';
