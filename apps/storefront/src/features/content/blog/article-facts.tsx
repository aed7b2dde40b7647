import type { BlogCardView } from '@ilaneer/contract/content';
import { formatLongDay } from '@ilaneer/domain/india-day';

type ArticleFactsProps = {
  readonly article: Pick<BlogCardView, 'author' | 'date' | 'readTime'>;
  readonly className?: string;
};

/** Who wrote an article, when, and how long it takes. */
export function ArticleFacts({ article, className = '' }: ArticleFactsProps) {
  return (
    <p className={`flex flex-wrap gap-x-2 text-palm-soft text-sm ${className}`}>
      <span>{article.author}</span>
      <span aria-hidden="true">·</span>
      <time dateTime={article.date}>{formatLongDay(article.date)}</time>
      <span aria-hidden="true">·</span>
      <span>{article.readTime}</span>
    </p>
  );
}
