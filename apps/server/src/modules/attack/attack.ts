// Attacks on the shop: what is tried at logins and codes, and what is told of it.

export { attackMail } from './attack-mail.ts';
export { type AttemptNotes, attemptNotes } from './attempt-notes.ts';
export { attackRoutes } from './routes.ts';
export { type AttackDeps, watchForAttacks } from './watch-for-attacks.ts';
