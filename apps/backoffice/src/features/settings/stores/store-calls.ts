import type {
  changeStore,
  deleteStore,
  listStores,
  makeStore,
  NewStore,
  orderStores,
  StaffStoreView,
} from '@ilaneer/contract/staff/content/stores';
import { useQuery } from '@tanstack/react-query';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { request } from '../../../session/staff-api.ts';

export const STORES_KEY = ['content', 'stores'];

type At = Pick<StaffStoreView, 'code' | 'version'>;

export function useStores() {
  return useQuery({
    queryKey: STORES_KEY,
    queryFn: async ({ signal }) =>
      (await request<typeof listStores>('GET', '/staff/stores', { signal })).stores,
  });
}

export async function addStore(body: NewStore): Promise<StaffStoreView> {
  return (await request<typeof makeStore>('POST', '/staff/stores', { body })).store;
}

export async function saveStore(version: number, { code, ...body }: NewStore): Promise<StaffStoreView> {
  const input = { params: { code }, headers: ifMatch(version), body };
  return (await request<typeof changeStore>('PUT', '/staff/stores/:code', input)).store;
}

export async function removeStore({ code, version }: At): Promise<void> {
  const input = { params: { code }, headers: ifMatch(version) };
  await request<typeof deleteStore>('DELETE', '/staff/stores/:code', input);
}

export async function saveOrder(codes: string[]): Promise<StaffStoreView[]> {
  return (await request<typeof orderStores>('POST', '/staff/stores/order', { body: { codes } })).stores;
}
