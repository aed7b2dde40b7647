import type { RatingView } from '@ilaneer/contract/catalogue/rating';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { averageWords } from '@ilaneer/domain/review/rating';
import { cx } from '@ilaneer/ui/text/cx';
import { Figure } from '@ilaneer/ui/text/figure';
import { Icon } from '@ilaneer/ui/text/icon';

type RatingMarkProps = { readonly rating: RatingView; readonly className?: string };

/** Such as ★ 4.3 (12). */
export function RatingMark({ rating, className }: RatingMarkProps) {
  const { count } = rating;
  return (
    <span className={cx('inline-flex items-center gap-1', className)}>
      <span className="sr-only">
        {`Rated ${averageWords(rating)} of 5 by ${indianDigits(count)} ${count === 1 ? 'review' : 'reviews'}`}
      </span>
      <span aria-hidden="true" className="inline-flex items-center gap-1">
        <Icon name="star-filled" className="size-4 text-husk" />
        <Figure className="font-semibold">{averageWords(rating)}</Figure>
        <Figure className="text-palm-soft">{`(${indianDigits(count)})`}</Figure>
      </span>
    </span>
  );
}
