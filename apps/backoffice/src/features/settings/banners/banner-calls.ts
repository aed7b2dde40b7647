import type {
  BannerForm,
  changeBanner,
  deleteBanner,
  listBanners,
  makeBanner,
  orderBanners,
  StaffBannerView,
} from '@ilaneer/contract/staff/content/banners';
import { useQuery } from '@tanstack/react-query';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { request } from '../../../session/staff-api.ts';

export const BANNERS_KEY = ['content', 'banners'];

type At = Pick<StaffBannerView, 'id' | 'version'>;

export function useBanners() {
  return useQuery({
    queryKey: BANNERS_KEY,
    queryFn: async ({ signal }) =>
      (await request<typeof listBanners>('GET', '/staff/banners', { signal })).banners,
  });
}

export async function addBanner(body: BannerForm): Promise<StaffBannerView> {
  return (await request<typeof makeBanner>('POST', '/staff/banners', { body })).banner;
}

export async function saveBanner({ id, version }: At, body: BannerForm): Promise<StaffBannerView> {
  const input = { params: { bannerId: id }, headers: ifMatch(version), body };
  return (await request<typeof changeBanner>('PUT', '/staff/banners/:bannerId', input)).banner;
}

export async function removeBanner({ id, version }: At): Promise<void> {
  const input = { params: { bannerId: id }, headers: ifMatch(version) };
  await request<typeof deleteBanner>('DELETE', '/staff/banners/:bannerId', input);
}

export async function saveOrder(ids: string[]): Promise<StaffBannerView[]> {
  return (await request<typeof orderBanners>('POST', '/staff/banners/order', { body: { ids } })).banners;
}
