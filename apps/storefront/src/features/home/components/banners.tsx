import { shadeOfWords } from '@ilaneer/domain/content/banner';
import { PICTURE_FORMATS, photoSources } from '@ilaneer/domain/product/picture-files';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { cx } from '@ilaneer/ui/text/cx';
import { PageLink } from '../../../lib/page-link.tsx';
import { BANNERS_FAILED, type Banner, useBanners } from '../api/get-banners.ts';
import { useAutoplay } from '../use-autoplay.ts';
import { useReducedMotion } from '../use-reduced-motion.ts';
import { useSlides } from '../use-slides.ts';
import { CarouselControls } from './carousel-controls.tsx';

// STOREFRONT-17.
const AUTOPLAY_MS = 4_000;
const TRANSITION_MS = 800;

const USUAL_FOCUS_TEXT = '100 50 50 100';

const bannerHeightClass =
  'h-[clamp(30rem,calc(100svh-9rem),40rem)] sm:h-[clamp(22.5rem,min(calc(100svh-8.5rem),calc(46vw+2.5rem)),46rem)]';

/** CONTENT-2. */
export function Banners() {
  const banners = useBanners();
  if (banners.data !== undefined) {
    if (banners.data.length > 0) return <BannerCarousel banners={banners.data} />;
    return (
      <div className="bg-leaf-tint">
        <StatePanel kind="empty" title="No banners available" />
      </div>
    );
  }
  if (banners.isError) {
    return (
      <div className={`grid place-items-center bg-leaf-tint ${bannerHeightClass}`}>
        <StatePanel
          kind="error"
          title={`Error loading banners: ${BANNERS_FAILED}`}
          actions={<Button onClick={() => void banners.refetch()}>Try Again</Button>}
        />
      </div>
    );
  }
  return <BannersLoading />;
}

function BannersLoading() {
  return (
    <div className={`relative bg-leaf-tint ${bannerHeightClass}`}>
      <div className="mx-auto grid max-w-page gap-4 px-gutter pt-12 lg:pt-28">
        <Skeleton className="h-12 w-4/5 max-w-lg rounded-md lg:h-16" />
        <Skeleton className="h-12 w-3/5 max-w-sm rounded-md lg:h-16" />
        <p role="status" className="text-palm-soft">
          Loading banners...
        </p>
      </div>
    </div>
  );
}

/** Autoplay for several, until looked at, paused or reduced motion. */
function BannerCarousel({ banners }: { readonly banners: readonly Banner[] }) {
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

type BannerSlideProps = {
  readonly banner: Banner;
  readonly number: number;
  readonly count: number;
  readonly shown: boolean;
};

function BannerSlide({ banner, number, count, shown }: BannerSlideProps) {
  const several = count > 1;
  const tall = banner.imageUrlTall || banner.imageUrl;
  const place = several
    ? { role: 'group', 'aria-roledescription': 'slide', 'aria-label': `${number} of ${count}`, inert: !shown }
    : {};
  return (
    <div
      {...place}
      className={cx('relative h-full overflow-hidden bg-leaf-tint [grid-area:1/1]', !shown && 'invisible')}
    >
      <picture>
        {sourcesOf(banner.imageUrl, '(min-width: 40rem)')}
        <source media="(min-width: 40rem)" srcSet={banner.imageUrl} width={1600} height={720} />
        {sourcesOf(tall, undefined)}
        <img
          ref={focusOn(banner)}
          data-focus={focusText(banner)}
          src={tall}
          alt={banner.title || (several ? `Banner ${number}` : 'Banner')}
          width={720}
          height={960}
          fetchPriority={number === 1 ? 'high' : 'low'}
          loading={number === 1 ? 'eager' : 'lazy'}
          draggable={false}
          className="absolute inset-0 size-full object-cover object-[var(--focus-tall,50%_100%)] sm:object-[var(--focus-wide,100%_50%)]"
        />
      </picture>
      <div className="relative mx-auto flex h-full max-w-page flex-col px-gutter pt-10 sm:justify-center sm:pt-0 sm:pb-12">
        <div className={cx('self-start', shadeClassOf(banner))}>
          <div className="max-w-[8.5em] text-4xl sm:text-3xl md:text-4xl xl:text-5xl">
            {banner.headline !== '' && <h2 className="text-[1em] leading-[1.05]">{banner.headline}</h2>}
          </div>
          {banner.text !== '' && (
            <p className="mt-5 max-w-[36ch] text-lg sm:mt-3 sm:max-w-[24ch] md:mt-5 md:max-w-[28ch] lg:max-w-[36ch]">
              {banner.text}
            </p>
          )}
        </div>
        {banner.link !== '' && (
          <p className="mt-6 sm:mt-4 md:mt-6 lg:mt-8">
            <ButtonLink size="lg" render={<PageLink to={banner.link} />}>
              {banner.linkLabel}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
}

const SHADES = { dark: 'shade-dark', light: 'shade-light' } as const;

function shadeClassOf({ textTone, imageUrl, imageUrlTall, headline, text }: Banner): string | undefined {
  const shade = shadeOfWords(textTone, [imageUrl, imageUrlTall]);
  return shade === null || (headline === '' && text === '') ? undefined : SHADES[shade];
}

/** Of photos; drawings scale. */
function sourcesOf(url: string, media: string | undefined) {
  return PICTURE_FORMATS.flatMap((format) => {
    const srcSet = photoSources(url, format);
    return srcSet === null
      ? []
      : [<source key={format} media={media} type={`image/${format}`} srcSet={srcSet} sizes="100vw" />];
  });
}

/** The server styles a served page by it; its policy forbids style attributes. */
function focusText({ focusWide: wide, focusTall: tall }: Banner): string | undefined {
  const text = [wide.across, wide.down, tall.across, tall.down].join(' ');
  return text === USUAL_FOCUS_TEXT ? undefined : text;
}

function focusOn({ focusWide: wide, focusTall: tall }: Banner) {
  return (image: HTMLImageElement | null) => {
    image?.style.setProperty('--focus-wide', `${wide.across}% ${wide.down}%`);
    image?.style.setProperty('--focus-tall', `${tall.across}% ${tall.down}%`);
  };
}
