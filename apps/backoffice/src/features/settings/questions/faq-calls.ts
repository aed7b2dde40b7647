import type {
  changeFaqCategory,
  deleteFaqCategory,
  FaqCategoryForm,
  listFaqCategories,
  makeFaqCategory,
  orderFaqCategories,
  StaffFaqCategoryView,
} from '@ilaneer/contract/staff/content/faq';
import { useQuery } from '@tanstack/react-query';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { request } from '../../../session/staff-api.ts';

export const FAQ_KEY = ['content', 'faq'];

type At = Pick<StaffFaqCategoryView, 'id' | 'version'>;

export function useFaqCategories() {
  return useQuery({
    queryKey: FAQ_KEY,
    queryFn: async ({ signal }) =>
      (await request<typeof listFaqCategories>('GET', '/staff/faq-categories', { signal })).categories,
  });
}

export async function addCategory(body: FaqCategoryForm): Promise<StaffFaqCategoryView> {
  return (await request<typeof makeFaqCategory>('POST', '/staff/faq-categories', { body })).category;
}

export async function saveCategory(
  { id, version }: At,
  body: FaqCategoryForm,
): Promise<StaffFaqCategoryView> {
  const input = { params: { categoryId: id }, headers: ifMatch(version), body };
  return (await request<typeof changeFaqCategory>('PUT', '/staff/faq-categories/:categoryId', input))
    .category;
}

export async function removeCategory({ id, version }: At): Promise<void> {
  const input = { params: { categoryId: id }, headers: ifMatch(version) };
  await request<typeof deleteFaqCategory>('DELETE', '/staff/faq-categories/:categoryId', input);
}

export async function orderCategories(ids: string[]): Promise<StaffFaqCategoryView[]> {
  const input = { body: { ids } };
  return (await request<typeof orderFaqCategories>('POST', '/staff/faq-categories/order', input)).categories;
}

export function questionCount(faqs: readonly unknown[]): string {
  return faqs.length === 1 ? '1 question' : `${faqs.length} questions`;
}
