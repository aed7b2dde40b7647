import type { BlogPostView, FaqCategoryView, PageView } from '@ilaneer/contract/content';
import type { Database } from '../../db/connect.ts';
import { type KeptReplies, keptReplies } from '../../http/prepared-reply.ts';
import { listBlogPosts, listFaqCategories, listPages } from './repository.ts';
import { toBlogPostView, toFaqCategoryView, toPageView } from './views.ts';

/** Questions, articles and pages as they were read last, with the replies made of them. */
export type Content = {
  readonly faqCategories: readonly FaqCategoryView[];
  readonly blogPosts: readonly BlogPostView[];
  readonly pages: readonly PageView[];
  readonly reply: KeptReplies;
};

/** Keeps the written content in memory until somebody says that it changed. */
export type ContentCache = {
  current(): Promise<Content>;
  /** Something changed: the next reader gets a fresh copy. */
  markStale(): void;
};

/** What the written content brings to use cases. */
export type ContentDeps = { readonly content: ContentCache };

/** Makes a cache; nothing is read before the first use. */
export function contentCache(db: Database): ContentCache {
  let content: Promise<Content> | null = null;
  return {
    current: () => {
      if (content !== null) return content;
      const reading = readContent(db);
      content = reading;
      // A reading that fails must not be what everybody gets from then on.
      reading.catch(() => {
        if (content === reading) content = null;
      });
      return reading;
    },
    markStale: () => {
      content = null;
    },
  };
}

async function readContent(db: Database): Promise<Content> {
  const [categories, posts, pages] = await Promise.all([
    listFaqCategories(db),
    listBlogPosts(db),
    listPages(db),
  ]);
  return {
    faqCategories: categories.map(toFaqCategoryView),
    blogPosts: posts.map(toBlogPostView),
    pages: pages.map(toPageView),
    reply: keptReplies(),
  };
}
