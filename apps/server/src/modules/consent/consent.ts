// What people agreed to, in the words that they saw.

export { type AgreedAt, recordConsent } from './record-consent.ts';
export {
  type ConsentRow,
  exportConsents,
  listConsents,
  storeWords,
  takeConsentsBack,
} from './repository.ts';
