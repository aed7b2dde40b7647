import type { BlogCardView, BlogPostView, FaqCategoryView, PageView } from '@ilaneer/contract/content';
import { indiaDay } from '@ilaneer/domain/india-day';
import { pictureUrl } from '../catalogue/catalogue.ts';
import { renderMarkdown } from './render-markdown.ts';
import type { BlogPostRow, FaqCategoryRow, PageRow } from './repository.ts';

type Written = { readonly createdAt: Date; readonly updatedAt: Date };

export function toFaqCategoryView(category: FaqCategoryRow): FaqCategoryView {
  return {
    id: category.id,
    name: category.title,
    displayOrder: category.position,
    ...kept(category),
    faqs: category.faqs.map((faq) => ({
      id: faq.id,
      categoryId: faq.categoryId,
      question: faq.question,
      answer: faq.answer,
      displayOrder: faq.position,
      ...kept(faq),
    })),
  };
}

export function toBlogPostView(post: BlogPostRow): BlogPostView {
  return {
    id: post.id,
    slug: post.slug,
    title: post.title,
    description: post.excerpt,
    category: post.category,
    image: pictureUrl(post.cover),
    imageAlt: post.coverAlt,
    author: post.author.name,
    authorAbout: post.author.about,
    authorImageUrl: post.author.picture === '' ? '' : pictureUrl(post.author.picture),
    date: post.publishedAt.toISOString(),
    readTime: `${post.readMinutes} min read`,
    ...kept(post),
    content: renderMarkdown(post.body).html,
  };
}

export function toBlogCardView({ content: _, ...card }: BlogPostView): BlogCardView {
  return card;
}

export function toPageView({ slug, title, updatedOn, body, toldAt }: PageRow): PageView {
  const { html, intro, sections } = renderMarkdown(body);
  return {
    slug,
    title,
    updatedOn,
    toldOn: toldAt === null ? null : indiaDay(toldAt),
    html,
    intro,
    sections: sections.map((section) => ({ ...section, parts: [...section.parts] })),
  };
}

function kept({ createdAt, updatedAt }: Written) {
  return {
    active: true,
    delete: false,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
