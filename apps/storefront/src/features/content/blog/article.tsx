import type { BlogPostView } from '@ilaneer/contract/content';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import type { ReactNode, Ref } from 'react';
import { ProductPicture } from '../../../lib/picture/product-picture.tsx';
import { RichText } from '../rich-text.tsx';
import { ArticleFacts } from './blog-card.tsx';

type ArticleProps = {
  readonly article: BlogPostView;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly share: ReactNode;
};

export function Article({ article, heading, share }: ArticleProps) {
  return (
    <article>
      <header className="mx-auto max-w-4xl text-center">
        <p className="font-semibold text-leaf-dark">{article.category}</p>
        <h1 ref={heading} tabIndex={-1} className="mt-2 text-4xl outline-none">
          {article.title}
        </h1>
        <p className="mx-auto mt-4 max-w-text text-lg text-palm-soft">{article.description}</p>
        <div className="mt-3 flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
          <ArticleFacts article={article} className="justify-center" />
          {share}
        </div>
      </header>
      <ProductPicture
        src={article.image}
        sizes="(min-width: 67rem) 64rem, 94vw"
        alt={article.imageAlt}
        width={1200}
        height={675}
        fetchPriority="high"
        className="mx-auto mt-8 aspect-video w-full max-w-5xl rounded-xl bg-leaf-tint object-cover sm:mt-12"
      />
      <div className="mx-auto mt-8 max-w-text sm:mt-12">
        <RichText html={article.content} />
        <AuthorBlock article={article} />
      </div>
    </article>
  );
}

function AuthorBlock({ article }: { readonly article: BlogPostView }) {
  return (
    <section
      aria-labelledby="author"
      className="mt-12 flex items-start gap-4 rounded-lg bg-leaf-tint p-5 sm:gap-6 sm:p-7"
    >
      {article.authorImageUrl !== '' && (
        <ProductPicture
          src={article.authorImageUrl}
          sizes="6rem"
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className="size-16 shrink-0 rounded-full bg-kernel object-cover sm:size-24"
        />
      )}
      <div>
        <p className="text-palm-soft text-sm">Written by</p>
        <h2 id="author" className="text-xl">
          {article.author}
        </h2>
        <p className="mt-1.5">{article.authorAbout}</p>
      </div>
    </section>
  );
}

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-3/5'];

export function ArticleSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading article...
      </p>
      <div className="mx-auto grid max-w-4xl justify-items-center gap-4">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-12 w-4/5 rounded-md" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
      <Skeleton className="mx-auto mt-8 aspect-video w-full max-w-5xl rounded-xl sm:mt-12" />
      <div className="mx-auto mt-12 grid max-w-text gap-3">
        {LINES.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <Skeleton key={index} className={`h-5 ${width}`} />
        ))}
      </div>
    </div>
  );
}
