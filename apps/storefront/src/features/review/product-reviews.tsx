import type { RatingView } from '@ilaneer/contract/catalogue/rating';
import type { ReviewView } from '@ilaneer/contract/review';
import { formatLongDay } from '@ilaneer/domain/india-day';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { averageWords } from '@ilaneer/domain/review/rating';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { Pagination } from '@ilaneer/ui/navigation/pagination';
import { Figure } from '@ilaneer/ui/text/figure';
import { Icon } from '@ilaneer/ui/text/icon';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { useRef, useState } from 'react';
import { PageLink } from '../../lib/page-link.tsx';
import { useNear } from '../../lib/use-near.ts';
import { useReviews } from './reviews-api.ts';
import { Stars, starWords } from './stars.tsx';

type ProductReviewsProps = {
  readonly productId: string;
  readonly productName: string;
  readonly rating: RatingView;
};

/** REVIEW-7. Fetched only on scrolling near. */
export function ProductReviews({ productId, productName, rating }: ProductReviewsProps) {
  const [page, setPage] = useState(1);
  const [stars, setStars] = useState<number | null>(null);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const found = useReviews({ productId, page, stars }, useNear(section));
  const choose = (chosen: number | null) => {
    setStars(chosen);
    setPage(1);
  };
  const turn = (to: number) => {
    setPage(to);
    heading.current?.focus();
  };
  return (
    <PageSection ref={section} aria-labelledby="reviews">
      <h2 id="reviews" ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Reviews
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-lg">
          <Figure className="font-semibold">{averageWords(rating)}</Figure> of 5
        </span>
        <Stars stars={Math.round(rating.average)} />
        <span className="text-palm-soft">
          <Figure>{indianDigits(rating.count)}</Figure> {rating.count === 1 ? 'review' : 'reviews'}, by buyers
          only.{' '}
          <PageLink to="/how-reviews-work" className="font-semibold underline underline-offset-4">
            How reviews work
          </PageLink>
        </span>
      </p>
      {found.data === undefined ? (
        <ReviewsState isError={found.isError} onRetry={() => void found.refetch()} />
      ) : (
        <div className="mt-6 grid gap-8 md:grid-cols-[16rem_minmax(0,1fr)]">
          <Distribution counts={found.data.distribution} chosen={stars} onChoose={choose} />
          <div className="grid content-start gap-6">
            <ul aria-busy={found.isPlaceholderData} className="divide-y divide-line">
              {found.data.reviews.map((review) => (
                <li key={review.id} className="py-5 first:pt-0">
                  <Review review={review} productName={productName} />
                </li>
              ))}
            </ul>
            <Pagination
              label="Reviews"
              page={page}
              pages={found.data.pagination.totalPages}
              onPageChange={turn}
            />
          </div>
        </div>
      )}
    </PageSection>
  );
}

function ReviewsState({ isError, onRetry }: { readonly isError: boolean; readonly onRetry: () => void }) {
  if (!isError) return <Skeleton className="mt-6 h-80 rounded-xl" />;
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <Notice tone="error">The reviews did not load.</Notice>
      <Button variant="secondary" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

type DistributionProps = {
  readonly counts: readonly { readonly stars: number; readonly count: number }[];
  readonly chosen: number | null;
  readonly onChoose: (stars: number | null) => void;
};

function Distribution({ counts, chosen, onChoose }: DistributionProps) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <fieldset aria-label="Show reviews by stars" className="grid content-start gap-1">
      {counts.map(({ stars, count }) => (
        <button
          key={stars}
          type="button"
          aria-pressed={chosen === stars}
          disabled={count === 0}
          onClick={() => onChoose(chosen === stars ? null : stars)}
          className="grid min-h-11 grid-cols-[4.5rem_1fr_2.5rem] items-center gap-3 rounded-md px-2 text-left hover:bg-leaf-tint disabled:hover:bg-transparent aria-pressed:bg-leaf-tint"
        >
          <span>{starWords(stars)}</span>
          <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
            <span
              className="block h-full rounded-full bg-husk"
              style={{ inlineSize: `${(count / most) * 100}%` }}
            />
          </span>
          <Figure className="text-right text-palm-soft">{indianDigits(count)}</Figure>
        </button>
      ))}
      {chosen !== null && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={() => onChoose(null)}>
          Show all
        </Button>
      )}
    </fieldset>
  );
}

const PHOTO = 112;

function Review({ review, productName }: { readonly review: ReviewView; readonly productName: string }) {
  const { author, stars, words, variantName, writtenAt, editedAt, photos, answer } = review;
  return (
    <article aria-label={`Review by ${author}`} className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars stars={stars} />
        <span className="font-semibold">{author}</span>
        <span className="inline-flex items-center gap-1 text-leaf-dark text-sm">
          <Icon name="tick" className="size-4" />
          Verified purchase
        </span>
      </p>
      <p className="text-palm-soft text-sm">
        {formatLongDay(writtenAt)}
        {editedAt !== null && `, edited ${formatLongDay(editedAt)}`}
        {variantName !== '' && `, ${variantName}`}
      </p>
      {words !== '' && <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
      {photos.length > 0 && (
        <ul aria-label={`Photos by ${author}`} className="flex flex-wrap gap-3">
          {photos.map(({ id }, index) => (
            <li key={id}>
              <img
                src={`/api/review-photos/${id}`}
                alt={`${productName}, ${index + 1} of ${photos.length} by ${author}`}
                width={PHOTO}
                height={PHOTO}
                loading="lazy"
                className="size-28 rounded-md object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      {answer !== null && (
        <div className="mt-1 border-leaf border-l-4 pl-4">
          <p className="font-semibold text-sm">Answer of the shop</p>
          <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
        </div>
      )}
    </article>
  );
}
