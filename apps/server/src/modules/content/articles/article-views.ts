import type { StaffArticleView } from '@ilaneer/contract/staff/content/articles';
import { articleState } from '@ilaneer/domain/content/blog-post';
import type { StaffArticle } from './article-repository.ts';

export function toStaffArticle(article: StaffArticle, now: Date): StaffArticleView {
  const { id, title, slug, category, excerpt, body, cover, coverAlt, readMinutes, version } = article;
  return {
    id,
    ...{ title, slug, category, excerpt, body, cover, coverAlt, readMinutes, version },
    authorId: article.authorId ?? '',
    ...statedOf(article, now),
    formerSlugs: [...article.formerSlugs],
  };
}

export function statedOf(
  { active, publishedAt }: Pick<StaffArticle, 'active' | 'publishedAt'>,
  now: Date,
): Pick<StaffArticleView, 'state' | 'publishedAt'> {
  return {
    state: articleState(active, publishedAt, now),
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}
