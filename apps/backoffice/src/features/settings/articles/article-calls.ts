import type {
  ArticleForm,
  AuthorForm,
  changeArticle,
  changeAuthor,
  deleteArticle,
  getStaffArticle,
  listAuthors,
  makeArticle,
  makeAuthor,
  moveArticle,
  StaffArticleView,
  StaffAuthorView,
} from '@ilaneer/contract/staff/content/articles';
import { useQuery } from '@tanstack/react-query';
import { changeOf } from '../../../parts/act/if-match.ts';
import { request } from '../../../session/staff-api.ts';

export const articleKey = (id: string) => ['content', 'article', id];
export const AUTHORS_KEY = ['content', 'authors'];

type At = { readonly id: string; readonly version: number };

const at = ({ id, version }: At) => changeOf({ articleId: id })(version);

export function useStaffArticle(id: string) {
  return useQuery({
    queryKey: articleKey(id),
    enabled: id !== 'new',
    queryFn: async ({ signal }) => {
      const input = { params: { articleId: id }, signal };
      return (await request<typeof getStaffArticle>('GET', '/staff/articles/:articleId', input)).article;
    },
  });
}

export async function addArticle(body: ArticleForm): Promise<StaffArticleView> {
  return (await request<typeof makeArticle>('POST', '/staff/articles', { body })).article;
}

export async function saveArticle(article: At, body: ArticleForm): Promise<StaffArticleView> {
  const input = { ...at(article), body };
  return (await request<typeof changeArticle>('PUT', '/staff/articles/:articleId', input)).article;
}

export async function putInPublic(
  article: At,
  isPublic: boolean,
  publishedAt: string | null,
): Promise<StaffArticleView> {
  const input = { ...at(article), body: { isPublic, publishedAt } };
  return (await request<typeof moveArticle>('POST', '/staff/articles/:articleId/state', input)).article;
}

export async function removeArticle(article: At): Promise<void> {
  await request<typeof deleteArticle>('DELETE', '/staff/articles/:articleId', at(article));
}

export function useAuthors() {
  return useQuery({
    queryKey: AUTHORS_KEY,
    queryFn: async ({ signal }) =>
      (await request<typeof listAuthors>('GET', '/staff/authors', { signal })).authors,
  });
}

export async function addAuthor(body: AuthorForm): Promise<StaffAuthorView> {
  return (await request<typeof makeAuthor>('POST', '/staff/authors', { body })).author;
}

export async function saveAuthor({ id, version }: At, body: AuthorForm): Promise<StaffAuthorView> {
  const input = { ...changeOf({ authorId: id })(version), body };
  return (await request<typeof changeAuthor>('PUT', '/staff/authors/:authorId', input)).author;
}
