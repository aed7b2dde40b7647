import { writeFilter } from '@ilaneer/domain/catalogue/filter-in-address';
import { STATIC_PRICE_RANGES } from '@ilaneer/domain/catalogue/price-range';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Accordion } from '@ilaneer/ui/navigation/accordion';
import { createPath } from 'react-router';
import { PageLink } from '../../../lib/page-link.tsx';
import { CategoryList, type CategoryOption } from './category-list.tsx';
import { ColorOptions } from './color-options.tsx';
import { countText } from './filter-values.ts';
import { useFilteredList } from './filtered-list.ts';
import { CountNote } from './option-list.tsx';
import { PriceOptions } from './price-options.tsx';

/** CATALOGUE-18. */
export function StaticFilterPanel() {
  const { index, filter, control, count } = useFilteredList('merchandise');
  const { categories, priceRanges, colors } = filter;
  const shown = index === null ? null : count;
  return (
    <section aria-labelledby="filters" className="flex flex-col rounded-xl bg-kernel shadow-sm">
      <div className="flex items-center justify-between gap-2 px-5 pt-4 sm:px-6 sm:pt-5">
        <h1 id="filters" className="text-2xl">
          Filters
        </h1>
        <Button variant="quiet" size="sm" className="-mr-2" onClick={control.clear}>
          Clear
        </Button>
      </div>
      <Accordion
        className="px-5 sm:px-6"
        heading="h2"
        defaultValue={['categories']}
        items={[
          {
            value: 'categories',
            title: (
              <CountNote title="Categories" count={categories.includes('all') ? 0 : categories.length} />
            ),
            content: (
              <CategoryList
                options={STATIC_CATEGORIES}
                chosen={categories}
                onChange={(next) => control.change({ categories: next })}
              />
            ),
          },
          {
            value: 'price',
            title: <CountNote title="Price" count={priceRanges.length} />,
            content: (
              <PriceOptions
                ranges={STATIC_PRICE_RANGES}
                chosen={priceRanges}
                onChange={(next) => control.change({ priceRanges: next })}
              />
            ),
          },
          {
            value: 'colors',
            title: <CountNote title="Colors" count={colors.length} />,
            content: (
              <ColorOptions
                colors={STATIC_COLORS}
                chosen={colors}
                onChange={(next) => control.change({ colors: next })}
              />
            ),
          },
        ]}
      />
      <div className="sticky bottom-0 mt-auto rounded-b-xl bg-kernel px-5 py-4 sm:px-6">
        <ButtonLink
          wide
          render={
            <PageLink to={createPath({ pathname: '/ExploreProducts', search: `${writeFilter(filter)}` })} />
          }
        >
          {shown === null ? 'Show products' : `Show ${countText(shown)}`}
        </ButtonLink>
        <p role="status" className="sr-only">
          {shown !== null && countText(shown)}
        </p>
      </div>
    </section>
  );
}

const NAMES = {
  't-shirts': 'T-shirts',
  notebooks: 'Notebooks',
  packaging: 'Packaging',
  caps: 'Caps',
  'other-bags': 'Other bags',
  'eco-friendly': 'Eco friendly',
} as const;

/** CATALOGUE-18. */
const STATIC_CATEGORIES: readonly CategoryOption[] = Object.entries(NAMES).map(([id, name]) => ({
  id,
  name,
  hsnCode: null,
  isSub: false,
}));

/** CATALOGUE-18. */
const STATIC_COLORS: readonly string[] = [
  'Black',
  'Turquoise',
  'Yellow',
  'Maroon',
  'Grey',
  'Purple',
  'Red',
  'White',
  'Pink',
];
