import type { ProductView } from '@ilaneer/contract/product-view';
import type { ProductIndex } from '@ilaneer/domain/catalogue/product-index';
import { Accordion } from '@ilaneer/ui/accordion';
import { offeredColors } from '../catalogue-scope.ts';
import type { FilterControl } from '../use-product-filter.ts';
import { AvailabilityOptions } from './availability-options.tsx';
import { CategoryOptions } from './category-options.tsx';
import { ColorOptions } from './color-options.tsx';
import { CountNote } from './count-note.tsx';
import { PriceOptions } from './price-options.tsx';

type FilterSectionsProps = {
  readonly control: FilterControl;
  /** What there is to filter; null until it is there. */
  readonly index: ProductIndex<ProductView> | null;
};

/** The sections of the filter panel: Categories, Price and Colors, of which one is open, and the availability. */
export function FilterSections({ control: { filter, change }, index }: FilterSectionsProps) {
  const categoryCount = filter.categories.includes('all') ? 0 : filter.categories.length;
  return (
    <>
      <Accordion
        defaultValue={['categories']}
        items={[
          {
            value: 'categories',
            title: <CountNote title="Categories" count={categoryCount} />,
            content: (
              <CategoryOptions
                offered={index === null ? null : index.categoryIds}
                chosen={filter.categories}
                onChange={(categories) => change({ categories })}
              />
            ),
          },
          {
            value: 'price',
            title: <CountNote title="Price" count={filter.priceRanges.length} />,
            content: (
              <PriceOptions
                span={index === null ? null : index.prices}
                chosen={filter.priceRanges}
                onChange={(priceRanges) => change({ priceRanges })}
              />
            ),
          },
          {
            value: 'colors',
            title: <CountNote title="Colors" count={filter.colors.length} />,
            content: (
              <ColorOptions
                colors={offeredColors(index)}
                chosen={filter.colors}
                onChange={(colors) => change({ colors })}
              />
            ),
          },
        ]}
      />
      <AvailabilityOptions
        chosen={filter.availability}
        onChange={(availability) => change({ availability })}
      />
    </>
  );
}
