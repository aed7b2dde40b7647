export { articleRoutes } from './articles/article-routes.ts';
export { writeArticleIn } from './articles/change-article.ts';
export { writeAuthorIn } from './articles/change-author.ts';
export { articleAt, type Content, type ContentDeps, contentCache } from './content-cache.ts';
export { writeQuestionsIn } from './faq/change-faq.ts';
export { faqRoutes } from './faq/faq-routes.ts';
export {
  findNotice,
  insertNotice,
  lockOpenNotice,
  updateNotice,
} from './policies/policy-notice-repository.ts';
export { findVersion, listShown, readablePolicies } from './policies/policy-repository.ts';
export { type PolicyDeps, policyRoutes } from './policies/policy-routes.ts';
export { readPolicyTemplates } from './policies/policy-templates.ts';
export { savePolicyIn } from './policies/save-policy.ts';
export { shownVersionsRoutes } from './policies/shown-versions-routes.ts';
export { listOutdatedPolicies, openBlankNames, writePoliciesIn } from './policies/write-policies.ts';
export { toBlogCardsReply, toFaqsReply } from './replies.ts';
export { contentRoutes } from './routes.ts';
export { findSitePage } from './site-page-repository.ts';
export { writeSitePageIn } from './site-pages/change-site-page.ts';
export { sitePageRoutes } from './site-pages/site-page-routes.ts';
