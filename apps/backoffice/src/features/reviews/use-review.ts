import type {
  answerReview,
  getStaffReview,
  publishReview,
  refuseReview,
  StaffReviewView,
} from '@ilaneer/contract/staff/messages/reviews';
import type { RefusalReason } from '@ilaneer/domain/review/review-life';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ifMatch } from '../../parts/act/if-match.ts';
import { request } from '../../session/staff-api.ts';

export function useReview(reviewId: string) {
  return useQuery({
    queryKey: ['review', reviewId],
    queryFn: async ({ signal }) =>
      (
        await request<typeof getStaffReview>('GET', '/staff/reviews/:reviewId', {
          params: { reviewId },
          signal,
        })
      ).review,
  });
}

/** On the version that was seen. */
export function useReviewActs({ id: reviewId, version }: Pick<StaffReviewView, 'id' | 'version'>) {
  const queries = useQueryClient();
  const seen = { params: { reviewId }, headers: ifMatch(version) };
  const took = async (call: Promise<{ readonly review: StaffReviewView }>) => {
    try {
      const { review } = await call;
      queries.setQueryData(['review', reviewId], review);
      void queries.invalidateQueries({ queryKey: ['review', 'list'] });
      void queries.invalidateQueries({ queryKey: ['review', 'history', reviewId] });
    } catch (error) {
      await queries.invalidateQueries({ queryKey: ['review', reviewId] });
      throw error;
    }
  };
  return {
    publish: () => took(request<typeof publishReview>('POST', '/staff/reviews/:reviewId/publication', seen)),
    refuse: (reason: RefusalReason) =>
      took(
        request<typeof refuseReview>('POST', '/staff/reviews/:reviewId/refusal', {
          ...seen,
          body: { reason },
        }),
      ),
    answer: (answer: string) =>
      took(
        request<typeof answerReview>('PUT', '/staff/reviews/:reviewId/answer', { ...seen, body: { answer } }),
      ),
  };
}
