import type { BlogPostView } from '@ilaneer/contract/content';
import type { Ref } from 'react';
import { WrittenText } from '../rich-text.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { AuthorBlock } from './author-block.tsx';

type ArticleProps = { readonly article: BlogPostView; readonly heading: Ref<HTMLHeadingElement> };

/** An article with its picture, its text and who wrote it. */
export function Article({ article, heading }: ArticleProps) {
  return (
    <article>
      <header className="mx-auto max-w-4xl text-center">
        <p className="font-semibold text-leaf-dark">{article.category}</p>
        <h1 ref={heading} tabIndex={-1} className="mt-2 text-4xl outline-none">
          {article.title}
        </h1>
        <p className="mx-auto mt-4 max-w-text text-lg text-palm-soft">{article.description}</p>
        <ArticleFacts article={article} className="mt-5 justify-center" />
      </header>
      <img
        src={article.imageUrl}
        alt={article.imageAlt}
        width={1200}
        height={675}
        className="mx-auto mt-8 aspect-video w-full max-w-5xl rounded-xl bg-leaf-tint object-cover sm:mt-12"
      />
      <div className="mx-auto mt-8 max-w-text sm:mt-12">
        <WrittenText html={article.content} />
        <AuthorBlock article={article} />
      </div>
    </article>
  );
}
