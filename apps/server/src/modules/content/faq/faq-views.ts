import type { StaffFaqCategoryView } from '@ilaneer/contract/staff/content/faq';
import type { FaqCategoryRow } from '../repository.ts';

export function toStaffFaqCategory({
  id,
  title,
  active,
  version,
  faqs,
}: FaqCategoryRow): StaffFaqCategoryView {
  return {
    id,
    title,
    isShown: active,
    version,
    faqs: faqs.map((faq) => ({ id: faq.id, question: faq.question, answer: faq.answer })),
  };
}
