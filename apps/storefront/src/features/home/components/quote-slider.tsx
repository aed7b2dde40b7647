import { PageSection } from '@ilaneer/ui/text/page-section';
import { home } from '../home-copy.ts';
import { useAutoplay } from '../use-autoplay.ts';
import { useReducedMotion } from '../use-reduced-motion.ts';
import { useSlides } from '../use-slides.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { QuoteSlide } from './quote-slide.tsx';

// Time to read a quote twice; the specification asks for autoplay without a time.
const AUTOPLAY_MS = 6_000;
// STOREFRONT-17.
const TRANSITION_MS = 500;

/** Four voices, one after the other. */
export function QuoteSlider() {
  const { quotes } = home;
  const still = useReducedMotion();
  const slides = useSlides({ count: quotes.length, transitionMs: TRANSITION_MS, still });
  const { selected, track, show, next, swipe } = slides;
  const autoplay = useAutoplay({ everyMs: AUTOPLAY_MS, isOn: !still, selected, onTurn: next });
  return (
    <PageSection width="full" tone="sand">
      <section aria-roledescription="carousel" aria-labelledby="quotes" {...autoplay.hold}>
        <h2 id="quotes" className="px-gutter text-center font-sans font-semibold text-husk-dark text-lg">
          {home.quotesTitle}
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
