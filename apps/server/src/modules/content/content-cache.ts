import type { BlogPostView, FaqCategoryView, PageView } from '@ilaneer/contract/content';
import type { Database } from '../../db/connect.ts';
import { type CachedReplies, cachedReplies } from '../../http/prepared-reply.ts';
import { listBlogPosts, listFaqCategories, listPages } from './repository.ts';
import { toBlogPostView, toFaqCategoryView, toPageView } from './views.ts';

export type Content = {
  readonly faqCategories: readonly FaqCategoryView[];
  readonly blogPosts: readonly BlogPostView[];
  readonly pages: readonly PageView[];
  readonly reply: CachedReplies;
};

export type ContentCache = {
  current(): Promise<Content>;
  markStale(): void;
};

export type ContentDeps = { readonly content: ContentCache };

export function contentCache(db: Database): ContentCache {
  let content: Promise<Content> | null = null;
  return {
    current: () => {
      if (content !== null) return content;
      const reading = readContent(db);
      content = reading;
      // Don't cache failures.
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
    faqCategories: categories.filter(({ active }) => active).map(toFaqCategoryView),
    blogPosts: posts.map(toBlogPostView),
    pages: pages.map(toPageView),
    reply: cachedReplies(),
  };
}
