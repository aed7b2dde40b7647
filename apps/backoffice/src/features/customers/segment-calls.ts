import type {
  changeSegment,
  countSegment,
  deleteSegment,
  listSegments,
  makeSegment,
  SegmentForm,
  SegmentView,
} from '@ilaneer/contract/staff/customers/segments';
import type { ListCount } from '@ilaneer/contract/staff/list';
import { useQuery } from '@tanstack/react-query';
import { ifMatch } from '../../parts/act/if-match.ts';
import { request } from '../../session/staff-api.ts';

export const SEGMENTS_KEY = ['segment', 'all'];

type At = Pick<SegmentView, 'id' | 'version'>;

export function useSegments() {
  return useQuery({
    queryKey: SEGMENTS_KEY,
    queryFn: async ({ signal }) =>
      (await request<typeof listSegments>('GET', '/staff/segments', { signal })).segments,
  });
}

export async function countOf(rules: Omit<SegmentForm, 'name'>, signal: AbortSignal): Promise<ListCount> {
  return (await request<typeof countSegment>('POST', '/staff/segment-counts', { body: rules, signal })).count;
}

export async function addSegment(body: SegmentForm): Promise<SegmentView> {
  return (await request<typeof makeSegment>('POST', '/staff/segments', { body })).segment;
}

export async function saveSegment({ id, version }: At, body: SegmentForm): Promise<SegmentView> {
  const input = { params: { segmentId: id }, headers: ifMatch(version), body };
  return (await request<typeof changeSegment>('PUT', '/staff/segments/:segmentId', input)).segment;
}

export async function removeSegment({ id, version }: At): Promise<void> {
  const input = { params: { segmentId: id }, headers: ifMatch(version) };
  await request<typeof deleteSegment>('DELETE', '/staff/segments/:segmentId', input);
}
