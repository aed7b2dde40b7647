import type {
  BlogPostView,
  FaqCategoryView,
  faqCategoriesWithFaqs,
  getBlogPosts,
} from '@ilaneer/contract/content';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { paginationOf } from '../../http/lists/paging.ts';
import { toBlogCardView } from './views.ts';

export function toFaqsReply(
  faqCategories: readonly FaqCategoryView[],
): ReplyOf<typeof faqCategoriesWithFaqs> {
  return { success: true, totalCategories: faqCategories.length, data: [...faqCategories] };
}

export function toBlogCardsReply(blogPosts: readonly BlogPostView[]): ReplyOf<typeof getBlogPosts> {
  const whole = { page: 1, offset: 0, limit: Math.max(1, blogPosts.length) };
  return {
    success: true,
    pagination: paginationOf(whole, blogPosts.length),
    blogPosts: blogPosts.map(toBlogCardView),
  };
}
