import type { ProductFilter } from '@ilaneer/domain/catalogue/filter-products';
import { toggleCategory } from '@ilaneer/domain/catalogue/filter-products';
import { priceRangesOf } from '@ilaneer/domain/catalogue/price-range';
import { Chip } from '@ilaneer/ui/buttons/chip';
import { priceRangeLabel, toggled } from './filter-values.ts';
import { useCategoryName } from './get-categories.ts';

type ActiveFiltersProps = {
  readonly filter: ProductFilter;
  readonly onChange: (part: Partial<ProductFilter>) => void;
};

const AVAILABILITY_LABELS = {
  'in-stock': 'In stock',
  'low-stock': 'Low stock',
  'out-of-stock': 'Out of stock',
} as const;

export function ActiveFilters({ filter, onChange }: ActiveFiltersProps) {
  const chips = useActive(filter);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters in force" className="flex flex-wrap gap-2">
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Chip removeLabel={`Remove filter ${label}`} onRemove={() => onChange(without)}>
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

type ActiveFilter = {
  readonly key: string;
  readonly label: string;
  readonly without: Partial<ProductFilter>;
};

// Search and sort have their own controls.
type ShownFilter = Exclude<keyof ProductFilter, 'sortBy' | 'searchQuery'>;

function useActive(filter: ProductFilter): readonly ActiveFilter[] {
  const nameOf = useCategoryName();
  const ranges = priceRangesOf(filter.priceRanges);
  const chips: Readonly<Record<ShownFilter, readonly ActiveFilter[]>> = {
    categories: filter.categories
      .filter((id) => id !== 'all')
      .map((id) => ({
        key: `category ${id}`,
        label: nameOf(id),
        without: { categories: toggleCategory(filter.categories, id) },
      })),
    priceRanges: ranges.map((range) => ({
      key: `price ${range.id}`,
      label: priceRangeLabel(range),
      without: { priceRanges: toggled(filter.priceRanges, range.id) },
    })),
    colors: filter.colors.map((color) => ({
      key: `color ${color}`,
      label: color,
      without: { colors: toggled(filter.colors, color) },
    })),
    origins: filter.origins.map((country) => ({
      key: `origin ${country}`,
      label: `From ${country}`,
      without: { origins: toggled(filter.origins, country) },
    })),
    availability:
      filter.availability === 'all'
        ? []
        : [
            {
              key: 'availability',
              label: AVAILABILITY_LABELS[filter.availability],
              without: { availability: 'all' },
            },
          ],
  };
  return Object.values(chips).flat();
}
