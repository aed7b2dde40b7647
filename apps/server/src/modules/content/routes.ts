import * as calls from '@ilaneer/contract/content';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { getSitePage } from '@ilaneer/contract/page-sections';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { pageOf, paginationOf, windowOf } from '../../http/lists/paging.ts';
import { serveCachedCall } from '../../http/serve-cached-call.ts';
import { articleAt, type ContentDeps } from './content-cache.ts';
import { toFaqsReply } from './replies.ts';
import { toBlogCardView } from './views.ts';

export function contentRoutes(app: FastifyInstance, deps: Deps & ContentDeps): void {
  const serve = serveCachedCall(app, deps.content);

  serve(calls.faqCategoriesWithFaqs, ({ faqCategories }) => ({
    name: 'faqs',
    make: () => toFaqsReply(faqCategories),
  }));

  serve(calls.faqsOfCategory, ({ faqCategories }, { params }) => {
    const found = faqCategories.find(({ id }) => id === params.categoryId);
    if (found === undefined) return { code: 'FAQ_CATEGORY_NOT_FOUND' };
    const { faqs, ...category } = found;
    return {
      name: `faqs of ${category.id}`,
      make: (): ReplyOf<typeof calls.faqsOfCategory> => ({
        success: true,
        category,
        totalFAQs: faqs.length,
        faqs,
      }),
    };
  });

  serve(calls.getBlogPosts, ({ blogPosts }, { query }) => {
    const cardsOnly = query.view === 'cards';
    const window = windowOf(query);
    const shown = pageOf(blogPosts, window);
    return {
      name: `${cardsOnly ? 'blog cards' : 'blog posts'} ${window.offset} ${window.limit}`,
      make: (): ReplyOf<typeof calls.getBlogPosts> => ({
        success: true,
        pagination: paginationOf(window, blogPosts.length),
        blogPosts: cardsOnly ? shown.map(toBlogCardView) : shown,
      }),
    };
  });

  serve(calls.getBlogPost, (content, { params }) => {
    const blog = articleAt(content, params.id);
    if (blog === undefined) return { code: 'BLOG_NOT_FOUND' };
    return {
      name: `blog post ${blog.id}`,
      make: (): ReplyOf<typeof calls.getBlogPost> => ({ success: true, blog }),
    };
  });

  serve(getSitePage, ({ sitePages }, { params }) => {
    const page = sitePages.get(params.slug);
    if (page === undefined) return { code: 'PAGE_NOT_FOUND' };
    return {
      name: `site page ${page.slug}`,
      make: (): ReplyOf<typeof getSitePage> => ({ success: true, page }),
    };
  });

  serve(calls.getPage, ({ pages }, { params }) => {
    const page = pages.find(({ slug }) => slug === params.slug);
    if (page === undefined) return { code: 'PAGE_NOT_FOUND' };
    return {
      name: `page ${page.slug}`,
      make: (): ReplyOf<typeof calls.getPage> => ({ success: true, page }),
    };
  });
}
