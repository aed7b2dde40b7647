import type { BlogCardView } from '@ilaneer/contract/content';
import { formatLongDay } from '@ilaneer/domain/india-day';
import { PageLink } from '../../../lib/page-link.tsx';
import { ProductPicture } from '../../../lib/picture/product-picture.tsx';

type BlogCardProps = {
  readonly card: BlogCardView;
  readonly eager?: boolean;
};

export function BlogCard({ card, eager = false }: BlogCardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <div className="overflow-hidden rounded-lg bg-leaf-tint">
        <ProductPicture
          src={card.image}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 94vw"
          alt=""
          width={1200}
          height={675}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          className="aspect-video w-full object-cover transition-[scale] duration-slow group-hover:scale-[1.03]"
        />
      </div>
      <p className="mt-4 font-semibold text-leaf-dark text-sm">{card.category}</p>
      <h3 className="mt-1 text-xl">
        <PageLink
          to={`/blog-details?slug=${encodeURIComponent(card.slug)}`}
          className="underline-offset-4 after:absolute after:inset-0 after:rounded-lg group-hover:underline"
        >
          {card.title}
        </PageLink>
      </h3>
      <p className="mt-2 mb-3 text-palm-soft">{card.description}</p>
      <ArticleFacts article={card} className="mt-auto" />
    </article>
  );
}

type ArticleFactsProps = {
  readonly article: Pick<BlogCardView, 'author' | 'date' | 'readTime'>;
  readonly className?: string;
};

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
