import type { Pagination } from '@ilaneer/contract/message/fields';

export async function allPages<Reply extends { readonly pagination: Pagination }>(
  fetchPage: (page: { readonly page?: number }) => Promise<Reply>,
  join: (all: Reply, next: Reply) => Reply,
): Promise<Reply> {
  const first = await fetchPage({});
  let all = first;
  for (let page = 2; page <= first.pagination.totalPages; page += 1) {
    all = join(all, await fetchPage({ page }));
  }
  return all;
}
