export { breachRoutes } from './breach-routes.ts';
export {
  closeDataRequest,
  countDataRequests,
  type DataRequest,
  findDataRequest,
  insertDataRequest,
  listDataRequests,
} from './data-requests-repository.ts';
export {
  countLookups,
  countShownToday,
  type DataLookup,
  exportLookups,
  type LookupPlace,
  listLookups,
  lookupNotes,
  pastLookups,
} from './lookups-repository.ts';
export { insertRun, listRuns, type RetentionRun } from './retention-repository.ts';
export {
  countMessagesFoundBy,
  deleteSentMessagesTo,
  listSentMessages,
  notedMailer,
  notedSms,
  pastMessages,
} from './sent-messages-repository.ts';
export {
  countErasedFoundBy,
  findWithheldMessages,
  insertWithheldMessages,
  listWithheldMessages,
  pastWithheldMessages,
  sealedMessages,
} from './withheld-messages-repository.ts';
export {
  countWithheldFoundBy,
  findWithheld,
  insertWithheld,
  listWithheld,
  pastWithheld,
  sealedAccounts,
  type WithheldAccount,
} from './withheld-repository.ts';
