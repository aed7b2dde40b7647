import type {
  BlogCardView,
  FaqCategoryView,
  faqCategoriesWithFaqs,
  getBlogPosts,
} from '@ilaneer/contract/content';
import type { ReplyOf } from '@ilaneer/contract/message/call';

const STATE = {
  active: true,
  delete: false,
  createdAt: '2026-11-01T06:30:00.000Z',
  updatedAt: '2026-11-01T06:30:00.000Z',
};

export function faqCategory(name: string, ...questions: readonly string[]): FaqCategoryView {
  return {
    ...{ ...STATE, id: name, name, displayOrder: 1 },
    faqs: questions.map((question, index) => ({
      ...{ ...STATE, id: `${name}-${index}`, categoryId: name, displayOrder: index },
      ...{ question, answer: `The answer to '${question}'` },
    })),
  };
}

export function faqsOf(...data: FaqCategoryView[]): ReplyOf<typeof faqCategoriesWithFaqs> {
  return { success: true, totalCategories: data.length, data };
}

export function articleCard(title: string): BlogCardView {
  return {
    ...{
      ...STATE,
      id: title,
      slug: title.toLowerCase().replaceAll(' ', '-'),
      title,
      category: 'Coconut Oil',
    },
    ...{ description: `All about ${title}`, image: '/pictures/art/story.svg', imageAlt: '', author: 'Asha' },
    ...{ authorAbout: 'Writes.', authorImageUrl: '/pictures/art/story.svg', readTime: '4 min read' },
    date: '2026-10-12T06:30:00.000Z',
  };
}

export const NO_ARTICLES: ReplyOf<typeof getBlogPosts> = {
  success: true,
  pagination: { currentPage: 1, totalPages: 1, totalItems: 0, itemsPerPage: 50 },
  blogPosts: [],
};
