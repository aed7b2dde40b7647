import { cx } from '@ilaneer/ui/cx';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type FocusEvent, useEffect, useState } from 'react';
import { useLoginPrompt } from '../../../lib/login-prompt.ts';
import type { Banner } from '../api/get-banners.ts';
import { useReducedMotion } from '../use-reduced-motion.ts';
import { BannerControls } from './banner-controls.tsx';
import { bannerHeightClass } from './banner-height-class.ts';
import { BannerSlide } from './banner-slide.tsx';

const AUTOPLAY_MS = 4_000;

// The carousel's spring takes a strength, not a time: with this one a slide of 1,440 px arrives after 800 ms.
const SPRING_FOR_800_MS = 22;

/** One banner stands still; more take turns, until the visitor looks closer, pauses them or asks for no motion. */
export function BannerCarousel({ banners }: { readonly banners: readonly Banner[] }) {
  const several = banners.length > 1;
  const still = useReducedMotion();
  const [viewport, carousel] = useEmblaCarousel(
    { loop: several, duration: SPRING_FOR_800_MS, watchDrag: several },
    several ? [Autoplay({ delay: AUTOPLAY_MS, playOnInit: false, stopOnFocusIn: false })] : [],
  );
  const [selected, setSelected] = useState(0);
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const covered = useLoginPrompt() !== null;
  const playing = several && !still && !paused && !pointed && !focused && !covered;

  useEffect(() => {
    if (carousel === undefined) return;
    const follow = () => setSelected(carousel.selectedScrollSnap());
    carousel.on('select', follow).on('reInit', follow);
    return () => {
      carousel.off('select', follow).off('reInit', follow);
    };
  }, [carousel]);

  useEffect(() => {
    const autoplay = carousel?.plugins().autoplay;
    if (autoplay === undefined || !playing) return;
    const play = () => autoplay.play();
    play();
    carousel?.on('reInit', play);
    return () => {
      carousel?.off('reInit', play);
      autoplay.stop();
    };
  }, [carousel, playing]);

  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Banners"
      className="relative"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      <div ref={viewport} className="overflow-hidden">
        <div className={cx('flex touch-pan-y', bannerHeightClass)}>
          {banners.map((banner, index) => (
            <BannerSlide
              key={banner.id}
              banner={banner}
              number={index + 1}
              count={banners.length}
              shown={index === selected}
            />
          ))}
        </div>
      </div>
      {several && (
        <BannerControls
          count={banners.length}
          selected={selected}
          onSelect={(index) => carousel?.scrollTo(index, still)}
          pause={still ? null : { paused, onToggle: () => setPaused(!paused) }}
        />
      )}
    </section>
  );
}
