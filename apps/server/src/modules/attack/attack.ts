export { attackMail } from './attack-mail.ts';
export { type AttemptNotes, attemptNotes } from './attempt-notes.ts';
export { attackRoutes } from './routes.ts';
export { type AttackDeps, watchForAttacks } from './watch-for-attacks.ts';
