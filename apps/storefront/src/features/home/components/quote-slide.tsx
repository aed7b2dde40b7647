import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import type { home } from '../home-copy.ts';

type QuoteSlideProps = {
  readonly quote: (typeof home.quotes)[number];
  /** Such as '2 of 4'. */
  readonly place: string;
  readonly shown: boolean;
};

/** What somebody said, with their stars and name. */
export function QuoteSlide({ quote: { quote, name, place: town, stars }, place, shown }: QuoteSlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group, not a fieldset
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      inert={!shown}
      className={cx('px-gutter [grid-area:1/1]', !shown && 'invisible')}
    >
      <figure className="mx-auto grid max-w-4xl justify-items-center text-center">
        <div role="img" aria-label={`${stars} of 5 stars`} className="flex gap-1 text-sun">
          {Array.from({ length: stars }, (_, star) => star).map((star) => (
            <Icon key={star} name="star-filled" className="size-8 stroke-husk" />
          ))}
        </div>
        <blockquote className="mt-5 font-display font-semibold text-3xl text-balance">“{quote}”</blockquote>
        <figcaption className="mt-5 text-palm-soft">
          {name}, {town}
        </figcaption>
      </figure>
    </div>
  );
}
