// The audit log: what staff did, append-only and chained.

export { eraseReasonsAbout, pastReasons } from './erase-reasons-repository.ts';
export { type LiveChanges, type LiveDeps, liveChanges } from './live-changes.ts';
export { liveRoute } from './live-route.ts';
export { recordAct } from './record-act.ts';
export { findBreak } from './repository.ts';
export { auditRoutes } from './routes.ts';
