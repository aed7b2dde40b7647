// Questions, articles and pages, cached as replies.

export { type ContentDeps, contentCache } from './content-cache.ts';
export { toBlogCardsReply, toFaqsReply } from './replies.ts';
export { contentRoutes } from './routes.ts';
