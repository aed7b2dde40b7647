import { cx } from '@ilaneer/ui/text/cx';
import type { Banner } from '../api/get-banners.ts';
import { useAutoplay } from '../use-autoplay.ts';
import { useReducedMotion } from '../use-reduced-motion.ts';
import { useSlides } from '../use-slides.ts';
import { bannerHeightClass } from './banner-height-class.ts';
import { BannerSlide } from './banner-slide.tsx';
import { CarouselControls } from './carousel-controls.tsx';

// STOREFRONT-17.
const AUTOPLAY_MS = 4_000;
const TRANSITION_MS = 800;

/** One banner stands still; more take turns, until the visitor looks closer, pauses them or asks for no motion. */
export function BannerCarousel({ banners }: { readonly banners: readonly Banner[] }) {
  const count = banners.length;
  const still = useReducedMotion();
  const { selected, track, show, next, swipe } = useSlides({ count, transitionMs: TRANSITION_MS, still });
  const turns = count > 1 && !still;
  const autoplay = useAutoplay({ everyMs: AUTOPLAY_MS, isOn: turns, selected, onTurn: next });
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Banners"
      className="relative overflow-hidden"
      {...autoplay.hold}
    >
      <div
        ref={track}
        aria-live={autoplay.isPlaying ? 'off' : 'polite'}
        className={cx('grid touch-pan-y', bannerHeightClass)}
        {...swipe}
      >
        {banners.map((banner, index) => (
          <BannerSlide
            key={banner.id}
            banner={banner}
            number={index + 1}
            count={count}
            shown={index === selected}
          />
        ))}
      </div>
      {count > 1 && (
        <div className="absolute inset-x-0 bottom-3 flex justify-center lg:bottom-5">
          <CarouselControls
            one="Banner"
            several="banners"
            count={count}
            selected={selected}
            onSelect={show}
            pause={turns ? { isPaused: autoplay.isPaused, onToggle: autoplay.toggle } : null}
          />
        </div>
      )}
    </section>
  );
}
