export { openAuditKey, readAuditKeys } from './audit-keys.ts';
export { eraseReasonsAbout, pastReasons } from './erase-reasons-repository.ts';
export { sealedAuditKeys } from './keys-repository.ts';
export { deleteKnownHead, type KnownHead, readHead, readKnownHead, storeAuditHead } from './known-head.ts';
export { type LiveChanges, type LiveDeps, liveChanges } from './live-changes.ts';
export { liveRoute } from './live-route.ts';
export { recordAct } from './record-act.ts';
export { auditRoutes } from './routes.ts';
export { type AuditFault, type AuditHead, type VerifiedLog, verifyLog } from './verify-log.ts';
