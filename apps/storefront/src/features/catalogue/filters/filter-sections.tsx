import type { getCategories } from '@ilaneer/contract/catalogue/catalogue';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { AvailabilityFilter } from '@ilaneer/domain/catalogue/availability';
import type { ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import { offeredPriceRanges } from '@ilaneer/domain/catalogue/price-range';
import { Button } from '@ilaneer/ui/buttons/button';
import { Chip } from '@ilaneer/ui/buttons/chip';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { Accordion, type AccordionItem } from '@ilaneer/ui/navigation/accordion';
import { memo } from 'react';
import { offeredColors, offeredCountries } from './catalogue-scope.ts';
import { CategoryList, type CategoryOption } from './category-list.tsx';
import { ColorOptions } from './color-options.tsx';
import { AVAILABILITY_CHOICES } from './filter-values.ts';
import { categoriesProblem, useCategories } from './get-categories.ts';
import type { Offered } from './list-pages.ts';
import { CountNote } from './option-list.tsx';
import { OriginOptions } from './origin-options.tsx';
import { PriceOptions } from './price-options.tsx';

type FilterSectionsProps = {
  readonly filter: ProductFilter;
  readonly onChange: (part: Partial<ProductFilter>) => void;
  readonly index: Offered | null;
};

/** Accordion plus availability. */
export function FilterSections({ filter, onChange, index }: FilterSectionsProps) {
  return (
    <>
      <Sections
        categories={filter.categories}
        priceRanges={filter.priceRanges}
        colors={filter.colors}
        origins={filter.origins}
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

type TickedFilter = Exclude<keyof ProductFilter, 'availability' | 'searchQuery' | 'sortBy'>;

type SectionsProps = Pick<FilterSectionsProps, 'onChange' | 'index'> & Pick<ProductFilter, TickedFilter>;

// Memoised: other parts don't affect them.
const Sections = memo(({ categories, priceRanges, colors, origins, onChange, index }: SectionsProps) => {
  const categoryCount = categories.includes('all') ? 0 : categories.length;
  const countries = offeredCountries(index, origins);
  const sections: Readonly<Record<TickedFilter, AccordionItem | null>> = {
    categories: {
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
    priceRanges: {
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
    colors: {
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
    // CATALOGUE-40.
    origins:
      countries.length === 0
        ? null
        : {
            value: 'origin',
            title: <CountNote title="Country of origin" count={origins.length} />,
            content: (
              <OriginOptions
                countries={countries}
                chosen={origins}
                onChange={(next) => onChange({ origins: next })}
              />
            ),
          },
  };
  const items = Object.values(sections).filter((section) => section !== null);
  return <Accordion defaultValue={['categories']} items={items} />;
});

type AvailabilityOptionsProps = {
  readonly chosen: AvailabilityFilter;
  readonly onChange: (availability: AvailabilityFilter) => void;
};

function AvailabilityOptions({ chosen, onChange }: AvailabilityOptionsProps) {
  return (
    <fieldset className="py-5">
      <legend className="float-left mb-3 w-full font-semibold">Availability</legend>
      <div className="clear-both flex flex-wrap gap-2">
        {AVAILABILITY_CHOICES.map(({ value, label }) => (
          <Chip key={value} selected={value === chosen} onSelect={() => onChange(value)}>
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

type Category = ReplyOf<typeof getCategories>['categories'][number];

type CategoryOptionsProps = {
  /** Non-empty ones; null until known. */
  readonly offered: ReadonlySet<string> | null;
  readonly chosen: readonly string[];
  readonly onChange: (categories: readonly string[]) => void;
};

function CategoryOptions({ offered, chosen, onChange }: CategoryOptionsProps) {
  const categories = useCategories();
  if (categories.isError && categories.data === undefined) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-sm">
        <p className="font-medium text-hibiscus-dark">Error loading categories</p>
        <p>{categoriesProblem(categories.error)}</p>
        <Button
          variant="secondary"
          size="sm"
          busy={categories.isFetching}
          onClick={() => void categories.refetch()}
        >
          Try Again
        </Button>
      </div>
    );
  }
  if (categories.data === undefined) return <Spinner label="Loading categories..." />;
  const isShown = ({ id }: CategoryOption) => offered === null || offered.has(id) || chosen.includes(id);
  return (
    <CategoryList options={optionsOf(categories.data).filter(isShown)} chosen={chosen} onChange={onChange} />
  );
}

function optionsOf(categories: readonly Category[]): readonly CategoryOption[] {
  return categories.flatMap((category) => [
    { ...category, isSub: false },
    ...category.subcategories.map((sub) => ({ ...sub, isSub: true })),
  ]);
}
