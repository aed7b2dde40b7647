import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import { offeredPriceRanges } from '@ilaneer/domain/catalogue/price-range';
import type { ProductIndex } from '@ilaneer/domain/catalogue/product-index';
import { Accordion } from '@ilaneer/ui/navigation/accordion';
import { memo } from 'react';
import { AvailabilityOptions } from './availability-options.tsx';
import { offeredColors } from './catalogue-scope.ts';
import { CategoryOptions } from './category-options.tsx';
import { ColorOptions } from './color-options.tsx';
import { CountNote } from './count-note.tsx';
import { PriceOptions } from './price-options.tsx';

type FilterSectionsProps = {
  readonly filter: ProductFilter;
  readonly onChange: (part: Partial<ProductFilter>) => void;
  /** What there is to filter; null until it is there. */
  readonly index: ProductIndex<ProductView> | null;
};

/** The sections of the filter panel: Categories, Price and Colors, of which one is open, and the availability. */
export function FilterSections({ filter, onChange, index }: FilterSectionsProps) {
  return (
    <>
      <Sections
        categories={filter.categories}
        priceRanges={filter.priceRanges}
        colors={filter.colors}
        onChange={onChange}
        index={index}
      />
      <AvailabilityOptions
        chosen={filter.availability}
        onChange={(availability) => onChange({ availability })}
      />
    </>
  );
}

type SectionsProps = Pick<FilterSectionsProps, 'onChange' | 'index'> &
  Pick<ProductFilter, 'categories' | 'priceRanges' | 'colors'>;

// Search, sort order and availability leave these many controls as they are.
const Sections = memo(({ categories, priceRanges, colors, onChange, index }: SectionsProps) => {
  const categoryCount = categories.includes('all') ? 0 : categories.length;
  return (
    <Accordion
      defaultValue={['categories']}
      items={[
        {
          value: 'categories',
          title: <CountNote title="Categories" count={categoryCount} />,
          content: (
            <CategoryOptions
              offered={index === null ? null : index.categoryIds}
              chosen={categories}
              onChange={(next) => onChange({ categories: next })}
            />
          ),
        },
        {
          value: 'price',
          title: <CountNote title="Price" count={priceRanges.length} />,
          content: (
            <PriceOptions
              ranges={offeredPriceRanges(index === null ? null : index.prices)}
              chosen={priceRanges}
              onChange={(next) => onChange({ priceRanges: next })}
            />
          ),
        },
        {
          value: 'colors',
          title: <CountNote title="Colors" count={colors.length} />,
          content: (
            <ColorOptions
              colors={offeredColors(index)}
              chosen={colors}
              onChange={(next) => onChange({ colors: next })}
            />
          ),
        },
      ]}
    />
  );
});
