import { Breadcrumb } from '@ilaneer/ui/navigation/breadcrumb';
import { StaticFilterPanel } from '../../../features/catalogue/filters/static-filter-panel.tsx';
import { brand } from '../../../lib/content.ts';
import { PageLink } from '../../../lib/page-link.tsx';
import { ShopPicture } from '../../../lib/picture/shop-picture.tsx';

export function Component() {
  return (
    <div className="mx-auto max-w-page px-gutter pt-4 pb-section sm:pt-6">
      <title>{`Filters – ${brand().name}`}</title>
      <Breadcrumb
        className="mb-3"
        items={[
          { label: 'Homepage', render: <PageLink to="/" /> },
          { label: 'Explore Merchandise Products', render: <PageLink to="/ExploreProducts" /> },
          { label: 'Filters' },
        ]}
      />
      <div className="grid gap-6 md:grid-cols-[22rem_1fr] lg:gap-8">
        <StaticFilterPanel />
        {brand().pictures.merchandiseTall !== '' && (
          <div className="relative hidden min-h-160 overflow-hidden rounded-xl bg-water md:block">
            <ShopPicture
              name="merchandiseTall"
              width={720}
              height={960}
              className="absolute inset-0 size-full object-cover"
            />
            <p className="relative max-w-[11em] p-8 font-display font-semibold text-2xl lg:p-12 lg:text-3xl">
              {brand().texts.merchandiseFilters}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
