import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { cx } from '@ilaneer/ui/text/cx';
import { PageLink } from '../../../lib/page-link.tsx';
import type { Banner } from '../api/get-banners.ts';

type BannerSlideProps = {
  readonly banner: Banner;
  readonly number: number;
  readonly count: number;
  readonly shown: boolean;
};

/** One banner: its picture from edge to edge, its words over the picture's calm side. */
export function BannerSlide({ banner, number, count, shown }: BannerSlideProps) {
  const several = count > 1;
  const place = several
    ? { role: 'group', 'aria-roledescription': 'slide', 'aria-label': `${number} of ${count}`, inert: !shown }
    : {};
  return (
    <div
      {...place}
      className={cx('relative h-full overflow-hidden bg-leaf-tint [grid-area:1/1]', !shown && 'invisible')}
    >
      <picture>
        <source media="(min-width: 40rem)" srcSet={banner.imageUrl} width={1600} height={720} />
        <img
          src={banner.imageUrlTall || banner.imageUrl}
          alt={banner.title || (several ? `Banner ${number}` : 'Banner')}
          width={720}
          height={960}
          fetchPriority={number === 1 ? 'high' : 'low'}
          loading={number === 1 ? 'eager' : 'lazy'}
          draggable={false}
          className="absolute inset-0 size-full object-cover object-bottom sm:object-right"
        />
      </picture>
      <div className="relative mx-auto flex h-full max-w-page flex-col px-gutter pt-10 sm:justify-center sm:pt-0 sm:pb-12">
        <div className="max-w-[8.5em] text-4xl sm:text-3xl md:text-4xl xl:text-5xl">
          {banner.headline !== '' && <h2 className="text-[1em] leading-[1.05]">{banner.headline}</h2>}
        </div>
        {banner.text !== '' && (
          <p className="mt-5 max-w-[36ch] text-lg sm:mt-3 sm:max-w-[24ch] md:mt-5 md:max-w-[28ch] lg:max-w-[36ch]">
            {banner.text}
          </p>
        )}
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
