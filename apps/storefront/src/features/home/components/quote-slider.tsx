import type { SectionViewOf } from '@ilaneer/contract/page-sections';
import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { useAutoplay } from '../use-autoplay.ts';
import { useReducedMotion } from '../use-reduced-motion.ts';
import { useSlides } from '../use-slides.ts';
import { CarouselControls } from './carousel-controls.tsx';

// Two readings; unspecified.
const AUTOPLAY_MS = 6_000;
// STOREFRONT-17.
const TRANSITION_MS = 500;

export function QuoteSlider({ section }: { readonly section: SectionViewOf<'quotes'> }) {
  return section.quotes.length === 0 ? null : <Slider section={section} />;
}

type Quote = SectionViewOf<'quotes'>['quotes'][number];

function Slider({ section: { id, title, quotes } }: { readonly section: SectionViewOf<'quotes'> }) {
  const still = useReducedMotion();
  const slides = useSlides({ count: quotes.length, transitionMs: TRANSITION_MS, still });
  const { selected, track, show, next, swipe } = slides;
  const autoplay = useAutoplay({ everyMs: AUTOPLAY_MS, isOn: !still, selected, onTurn: next });
  return (
    <PageSection width="full" tone="sand">
      <section aria-roledescription="carousel" aria-labelledby={id} {...autoplay.hold}>
        <h2 id={id} className="px-gutter text-center font-sans font-semibold text-husk-dark text-lg">
          {title}
        </h2>
        <div
          ref={track}
          aria-live={autoplay.isPlaying ? 'off' : 'polite'}
          className="mt-6 grid touch-pan-y items-center overflow-hidden lg:mt-8"
          {...swipe}
        >
          {quotes.map((quote, index) => (
            <QuoteSlide
              key={quote.quote}
              quote={quote}
              place={`${index + 1} of ${quotes.length}`}
              shown={index === selected}
            />
          ))}
        </div>
        <div className="mt-8 flex justify-center lg:mt-10">
          <CarouselControls
            one="Quote"
            several="quotes"
            count={quotes.length}
            selected={selected}
            onSelect={show}
            pause={still ? null : { isPaused: autoplay.isPaused, onToggle: autoplay.toggle }}
          />
        </div>
      </section>
    </PageSection>
  );
}

type QuoteSlideProps = {
  readonly quote: Quote;
  readonly place: string;
  readonly shown: boolean;
};

function QuoteSlide({ quote: { quote, name, place: town, stars }, place, shown }: QuoteSlideProps) {
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
        <figcaption className="mt-5 text-palm-soft">{town === '' ? name : `${name}, ${town}`}</figcaption>
      </figure>
    </div>
  );
}
