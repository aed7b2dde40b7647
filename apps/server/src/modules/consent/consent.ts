// What people agreed to, in the words that they saw.

export {
  type ConsentRow,
  exportConsents,
  listConsents,
  storeWords,
  takeConsentsBack,
} from './repository.ts';
export { type AgreedAt, recordConsent } from './record-consent.ts';
