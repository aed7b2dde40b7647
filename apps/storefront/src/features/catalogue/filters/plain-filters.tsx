import { FILTER_NAMES } from '@ilaneer/domain/catalogue/filter-in-address';
import type { ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import { offeredPriceRanges, priceRangesOf } from '@ilaneer/domain/catalogue/price-range';
import { Button } from '@ilaneer/ui/buttons/button';
import { useLocation } from 'react-router';
import { PageLink } from '../../../lib/page-link.tsx';
import { offeredColors, offeredCountries } from './catalogue-scope.ts';
import { AVAILABILITY_CHOICES, priceRangeLabel } from './filter-values.ts';
import { useCategories } from './get-categories.ts';
import type { Offered } from './list-pages.ts';

type PlainFiltersProps = { readonly filter: ProductFilter; readonly index: Offered | null };

export function PlainFilters({ filter, index }: PlainFiltersProps) {
  const categories = (useCategories().data ?? [])
    .flatMap((category) => [category, ...category.subcategories])
    .filter(({ id }) => index === null || index.categoryIds.has(id) || filter.categories.includes(id));
  const ranges = [...offeredPriceRanges(index?.prices ?? null), ...priceRangesOf(filter.priceRanges)];
  const colors = [...offeredColors(index), ...filter.colors];
  const countries = offeredCountries(index, filter.origins);
  const { pathname } = useLocation();
  return (
    <details className="mt-3 rounded-lg bg-kernel p-4 shadow-sm" open={isAnyChosen(filter)}>
      <summary className="min-h-touch font-semibold">Filters</summary>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Choices
          title="Categories"
          type="checkbox"
          name={FILTER_NAMES.categories}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={filter.categories}
        />
        <Choices
          title="Price"
          type="checkbox"
          name={FILTER_NAMES.priceRanges}
          options={ranges.map((range) => ({ value: range.id, label: priceRangeLabel(range) }))}
          chosen={filter.priceRanges}
        />
        <Choices
          title="Colors"
          type="checkbox"
          name={FILTER_NAMES.colors}
          options={colors.map((color) => ({ value: color, label: color }))}
          chosen={filter.colors}
        />
        {countries.length > 0 && (
          <Choices
            title="Country of origin"
            type="checkbox"
            name={FILTER_NAMES.origins}
            options={countries.map((country) => ({ value: country, label: country }))}
            chosen={filter.origins}
          />
        )}
        <Choices
          title="Availability"
          type="radio"
          name={FILTER_NAMES.availability}
          options={AVAILABILITY_CHOICES}
          chosen={[filter.availability]}
        />
      </div>
      <div className="mt-4 flex gap-3">
        <Button type="submit">Show products</Button>
        <PageLink to={pathname} className="self-center underline">
          Clear
        </PageLink>
      </div>
    </details>
  );
}

type ChoicesProps = {
  readonly title: string;
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
};

function Choices({ title, type, name, options, chosen }: ChoicesProps) {
  const wanted = new Set(chosen.map((value) => value.toLowerCase()));
  const distinct = [...new Map(options.map((option) => [option.value.toLowerCase(), option])).values()];
  return (
    <fieldset>
      <legend className="font-semibold">{title}</legend>
      {distinct.map(({ value, label }) => (
        <label key={value} className="flex min-h-touch items-center gap-3">
          <input type={type} name={name} value={value} defaultChecked={wanted.has(value.toLowerCase())} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function isAnyChosen({ categories, priceRanges, colors, origins, availability }: ProductFilter): boolean {
  const ticked = [...priceRanges, ...colors, ...origins];
  return !categories.includes('all') || ticked.length > 0 || availability !== 'all';
}
