import type { ProductSort } from '@ilaneer/domain/catalogue/filter-products';
import { Button } from '@ilaneer/ui/buttons/button';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Icon } from '@ilaneer/ui/text/icon';

const SORTS: ReadonlyArray<{ readonly value: ProductSort; readonly label: string }> = [
  { value: 'name', label: 'Sort By (name)' },
  { value: 'price-low-to-high', label: 'Price Low to High' },
  { value: 'price-high-to-low', label: 'Price High to Low' },
  { value: 'newest', label: 'Newest First' },
];

type CatalogueToolbarProps = {
  readonly panelId: string;
  readonly panelOpen: boolean;
  readonly onTogglePanel: () => void;
  readonly words: string;
  readonly onSearch: (words: string) => void;
  readonly sort: ProductSort;
  readonly onSort: (sort: ProductSort) => void;
};

/** Show and hide the filters, search, sort. */
export function CatalogueToolbar({
  panelId,
  panelOpen,
  onTogglePanel,
  words,
  onSearch,
  sort,
  onSort,
}: CatalogueToolbarProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-2 gap-y-3 min-[769px]:flex min-[769px]:gap-3 min-[769px]:items-center">
      <search className="col-span-2 min-[769px]:order-1 min-[769px]:max-w-md min-[769px]:grow">
        <TextField
          type="search"
          icon="search"
          label="Search products"
          hideLabel
          placeholder="Search products..."
          enterKeyHint="search"
          value={words}
          onChange={(event) => onSearch(event.target.value)}
        />
      </search>
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={panelOpen}
        aria-controls={panelOpen ? panelId : undefined}
        onClick={onTogglePanel}
        className="self-stretch whitespace-nowrap"
      >
        <Icon name="filter" className="size-5" />
        {panelOpen ? 'Hide Filters' : 'Show Filters'}
      </Button>
      <SelectField
        label="Sort products"
        hideLabel
        value={sort}
        onChange={(event) => {
          const chosen = SORTS.find(({ value }) => value === event.target.value);
          if (chosen !== undefined) onSort(chosen.value);
        }}
        className="min-[769px]:order-2 min-[769px]:ml-auto min-[769px]:w-56"
      >
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
