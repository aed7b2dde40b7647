// The audit log: what staff did, append-only and chained.

export { recordAct } from './record-act.ts';
export { findBreak } from './repository.ts';
