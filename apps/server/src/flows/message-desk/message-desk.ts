export { mailRoutes } from './mail-routes.ts';
export { type MailboxDeps, readMailbox } from './read-mailbox.ts';
export { messageDeskRoutes } from './routes.ts';
