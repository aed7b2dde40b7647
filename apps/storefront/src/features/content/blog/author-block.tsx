import type { BlogPostView } from '@ilaneer/contract/content';

/** Who wrote the article. */
export function AuthorBlock({ article }: { readonly article: BlogPostView }) {
  return (
    <section
      aria-labelledby="author"
      className="mt-12 flex items-start gap-4 rounded-lg bg-leaf-tint p-5 sm:gap-6 sm:p-7"
    >
      <img
        src={article.authorImageUrl}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        className="size-16 shrink-0 rounded-full bg-kernel object-cover sm:size-24"
      />
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
