import type { BlogPostView, FaqCategoryView, PageView } from '@ilaneer/contract/content';
import type { SitePageView } from '@ilaneer/contract/page-sections';
import type { Database } from '../../db/connect.ts';
import { type CachedReplies, cachedReplies } from '../../http/prepared-reply.ts';
import { listBlogPosts, listFaqCategories, listFormerSlugs, listPages } from './repository.ts';
import { listShownPages, nextShownFrom } from './site-page-repository.ts';
import { toShownPages } from './site-page-views.ts';
import { toBlogPostView, toFaqCategoryView, toPageView } from './views.ts';

export type Content = {
  readonly faqCategories: readonly FaqCategoryView[];
  readonly blogPosts: readonly BlogPostView[];
  readonly pages: readonly PageView[];
  /** Shown now, by slug. */
  readonly sitePages: ReadonlyMap<string, SitePageView>;
  /** Current address by former one. */
  readonly formerSlugs: ReadonlyMap<string, string>;
  readonly reply: CachedReplies;
};

export type ContentCache = {
  current(): Promise<Content>;
  markStale(): void;
};

export type ContentDeps = { readonly content: ContentCache };

type Held = { readonly content: Promise<Content>; staleAt: number };

export function contentCache(db: Database, now: () => Date): ContentCache {
  let held: Held | null = null;
  return {
    current: () => {
      if (held !== null && now().getTime() < held.staleAt) return held.content;
      const reading = readContent(db, now());
      const one: Held = {
        content: reading.then(({ content }) => content),
        staleAt: Number.POSITIVE_INFINITY,
      };
      held = one;
      reading.then(
        ({ changesAt }) => {
          if (changesAt !== null) one.staleAt = changesAt;
        },
        () => {
          // Don't cache failures.
          if (held === one) held = null;
        },
      );
      return one.content;
    },
    markStale: () => {
      held = null;
    },
  };
}

/** By current address, former one, or id. */
export function articleAt({ blogPosts, formerSlugs }: Content, name: string): BlogPostView | undefined {
  const current = formerSlugs.get(name) ?? name;
  return blogPosts.find(({ slug }) => slug === current) ?? blogPosts.find(({ id }) => id === name);
}

async function readContent(
  db: Database,
  at: Date,
): Promise<{ readonly content: Content; readonly changesAt: number | null }> {
  const [categories, posts, pages, former, sitePages, nextPageAt] = await Promise.all([
    listFaqCategories(db),
    listBlogPosts(db),
    listPages(db),
    listFormerSlugs(db),
    listShownPages(db, at),
    nextShownFrom(db, at),
  ]);
  const shown = posts.filter(({ publishedAt }) => publishedAt <= at);
  const slugs = new Map(shown.map(({ id, slug }) => [id, slug]));
  const content = {
    faqCategories: categories.filter(({ active }) => active).map(toFaqCategoryView),
    blogPosts: shown.map(toBlogPostView),
    pages: pages.map(toPageView),
    sitePages: toShownPages(sitePages),
    formerSlugs: new Map(
      former.flatMap(({ slug, articleId }) => {
        const current = slugs.get(articleId);
        return current === undefined ? [] : [[slug, current] as const];
      }),
    ),
    reply: cachedReplies(),
  };
  // Newest first.
  const next = posts.findLast(({ publishedAt }) => publishedAt > at);
  const moments = [next?.publishedAt, nextPageAt].flatMap((moment) => moment?.getTime() ?? []);
  return { content, changesAt: moments.length === 0 ? null : Math.min(...moments) };
}
