import type { ProductFacets } from '@ilaneer/contract/catalogue/product-card';
import type { AvailabilityFilter } from '@ilaneer/domain/catalogue/availability';
import type { FilterableProduct, ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import { originKey } from '@ilaneer/domain/catalogue/origin';
import { isInPriceRange, PRICE_RANGES, STATIC_PRICE_RANGES } from '@ilaneer/domain/catalogue/price-range';
import { indexProducts, type ProductIndex } from '@ilaneer/domain/catalogue/product-index';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import type { ListingGroup } from './listing-repository.ts';

export type Kind = FilterableProduct & {
  readonly kindId: number;
  readonly count: number;
  readonly highest: number;
};

export function indexKinds(groups: readonly ListingGroup[]): ProductIndex<Kind> {
  return indexProducts(groups.map(toKind));
}

function toKind(group: ListingGroup): Kind {
  return {
    name: '',
    createdAt: '',
    categoryId: group.categoryId,
    parentCategoryId: group.parentCategoryId,
    availability: group.availability,
    ...(group.countryOfOrigin !== undefined && { countryOfOrigin: group.countryOfOrigin }),
    variantCombinations: group.colors.map((color) => ({ color })),
    // Represents the kind: its prices are in the same ranges.
    price: rupeesFromPaise(paise(group.lowestPaise)),
    highest: rupeesFromPaise(paise(group.highestPaise)),
    count: group.count,
    kindId: group.kindId,
  };
}

const AVAILABILITIES: readonly AvailabilityFilter[] = ['all', 'in-stock', 'low-stock', 'out-of-stock'];
const RANGES = [
  ...new Map([...PRICE_RANGES, ...STATIC_PRICE_RANGES].map((range) => [range.id, range])).values(),
];

/** Filter choices over `offered`, with hits of the search per choice. */
export function countFacets(
  offered: ProductIndex<Kind>,
  searched: ProductIndex<Kind>,
  filter: ProductFilter,
): ProductFacets {
  const inCategories = kindsLeft(searched, { ...filter, categories: ['all'] });
  const inColors = kindsLeft(searched, { ...filter, colors: [] });
  const inOrigins = kindsLeft(searched, { ...filter, origins: [] });
  const inRanges = kindsLeft(searched, { ...filter, priceRanges: [] });
  const all = kindsLeft(offered, null);
  return {
    categories: [...offered.categoryIds].map((value) => ({
      value,
      count: countIn(
        inCategories.filter((kind) => kind.categoryId === value || kind.parentCategoryId === value),
      ),
    })),
    colors: offered.colors.map((value) => ({
      value,
      count: countIn(inColors.filter((kind) => isIn(kind, value.toLowerCase()))),
    })),
    origins: offered.origins.map((value) => ({
      value,
      count: countIn(inOrigins.filter((kind) => originKey(kind.countryOfOrigin) === originKey(value))),
    })),
    priceRanges: RANGES.map((range) => ({
      value: range.id,
      count: countIn(inRanges.filter(({ price }) => isInPriceRange(range, price))),
    })),
    availability: AVAILABILITIES.map((availability) => ({
      value: availability,
      count: countIn(kindsLeft(searched, { ...filter, availability })),
    })),
    prices: offered.prices && {
      lowest: offered.prices.lowest,
      highest: Math.max(...all.map(({ highest }) => highest)),
    },
    count: countIn(all),
  };
}

export function kindsLeft(kinds: ProductIndex<Kind>, filter: ProductFilter | null): readonly Kind[] {
  return kinds.find({
    categories: ['all'],
    priceRanges: [],
    colors: [],
    origins: [],
    availability: 'all',
    ...filter,
    // Keeps the order: names are equal.
    sortBy: 'name',
  });
}

function isIn({ variantCombinations }: Kind, color: string): boolean {
  return variantCombinations.some((variant) => variant.color?.toLowerCase() === color);
}

export function countIn(kinds: readonly Kind[]): number {
  return kinds.reduce((products, { count }) => products + count, 0);
}
