export { type AgreedAt, recordConsent } from './record-consent.ts';
export {
  type ConsentRow,
  exportConsents,
  listConsents,
  storeWords,
  takeConsentsBack,
} from './repository.ts';
