import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import type { ReactNode } from 'react';
import { BANNERS_FAILED, useBanners } from '../api/get-banners.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { bannerHeightClass } from './banner-height-class.ts';

/** The first thing that a visitor sees, in all its states (CONTENT-2). */
export function Banners() {
  const banners = useBanners();
  if (banners.data !== undefined) {
    if (banners.data.length > 0) return <BannerCarousel banners={banners.data} />;
    return (
      <BannerPlace>
        <StatePanel kind="empty" title="No banners available" />
      </BannerPlace>
    );
  }
  if (banners.isError) {
    return (
      <BannerPlace>
        <StatePanel
          kind="error"
          title={`Error loading banners: ${BANNERS_FAILED}`}
          actions={<Button onClick={() => void banners.refetch()}>Try Again</Button>}
        />
      </BannerPlace>
    );
  }
  return <BannersLoading />;
}

function BannerPlace({ children }: { readonly children: ReactNode }) {
  return <div className={`grid place-items-center bg-leaf-tint ${bannerHeightClass}`}>{children}</div>;
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
