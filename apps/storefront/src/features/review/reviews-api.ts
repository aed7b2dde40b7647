import { ApiError } from '@ilaneer/client/api-errors';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type {
  getReviewFigures,
  getReviews,
  openReviewPhoto,
  openReviews,
  withdrawReview,
  writeReview,
} from '@ilaneer/contract/review';
import type { TypedReview } from '@ilaneer/domain/review/validate-review';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request, requestFile, sendForm } from '../../lib/api-client.ts';

const ON_A_PAGE = 10;

type WantedReviews = {
  readonly productId: string;
  readonly page: number;
  readonly stars: number | null;
};

export function useReviews({ productId, page, stars }: WantedReviews, enabled: boolean) {
  return useQuery<ReplyOf<typeof getReviews>>({
    queryKey: ['reviews', productId, page, stars],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      request<typeof getReviews>('GET', '/product-reviews/:productId', {
        params: { productId },
        query: { page, limit: ON_A_PAGE, ...(stars !== null && { stars }) },
        signal,
      }),
  });
}

export function useReviewFigures() {
  return useQuery<ReplyOf<typeof getReviewFigures>>({
    queryKey: ['review figures'],
    queryFn: ({ signal }) => request<typeof getReviewFigures>('GET', '/review-figures', { signal }),
  });
}

type OrderReviews = ReplyOf<typeof openReviews>;

const keyOf = (link: string) => ['order reviews', link];

export function useOrderReviews(link: string) {
  return useQuery<OrderReviews>({
    queryKey: keyOf(link),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => request<typeof openReviews>('POST', '/review-links', { body: { link }, signal }),
  });
}

/** Posted with the link, so no plain URL. */
export function useOwnPhoto(link: string, photoId: string) {
  return useQuery({
    queryKey: ['own review photo', photoId],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async () =>
      toDataUrl(
        await requestFile<typeof openReviewPhoto>('POST', '/review-links/photo', { body: { link, photoId } }),
      ),
  });
}

function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

type SentReview = TypedReview & {
  readonly position: number;
  readonly seen: number;
  readonly kept: readonly string[];
  readonly photos: readonly File[];
};

export function useWriteReview(link: string, onSent: () => void) {
  const queries = useQueryClient();
  return useMutation<OrderReviews, Error, SentReview>({
    mutationFn: ({ photos, kept, ...review }) => {
      const form = new FormData();
      // Before the files: errors come before the upload.
      form.append('link', link);
      form.append('kept', kept.join(','));
      for (const [name, value] of Object.entries(review)) form.append(name, String(value));
      for (const photo of photos) form.append('photos', photo);
      return sendForm<typeof writeReview>('/review-links/reviews', { form });
    },
    onSuccess: (reply) => {
      queries.setQueryData(keyOf(link), reply);
      onSent();
    },
    // Changed elsewhere: the next try is about the present version.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ queryKey: keyOf(link) });
    },
  });
}

export function useWithdrawReview(link: string) {
  const queries = useQueryClient();
  return useMutation<OrderReviews, Error, number>({
    mutationFn: (position) =>
      request<typeof withdrawReview>('POST', '/review-links/withdrawals', { body: { link, position } }),
    onSuccess: (reply) => queries.setQueryData(keyOf(link), reply),
  });
}
