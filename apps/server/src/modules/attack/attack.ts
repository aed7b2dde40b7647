export { attackMail } from './attack-mail.ts';
export { type AttemptNotes, attemptNotes } from './attempt-notes.ts';
export { type AttackDeps, detectAttacks } from './detect-attacks.ts';
export { attackRoutes } from './routes.ts';
