import { type PriceRange, priceRangesOf } from '@ilaneer/domain/catalogue/price-range';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { priceRangeLabel, toggled } from './filter-values.ts';
import { OptionList } from './option-list.tsx';

type PriceOptionsProps = {
  readonly ranges: readonly PriceRange[];
  readonly chosen: readonly string[];
  readonly onChange: (ranges: readonly string[]) => void;
};

export function PriceOptions({ ranges, chosen, onChange }: PriceOptionsProps) {
  // Active ones stay listed.
  const others = priceRangesOf(chosen).filter((range) => ranges.every(({ id }) => id !== range.id));
  return (
    <OptionList
      placeholder="Search price ranges..."
      none="No price ranges found"
      options={[...ranges, ...others]}
      matches={(range, words) => priceRangeLabel(range).includes(words) || range.id.includes(words)}
    >
      {(found) => (
        <div>
          {found.map((range) => (
            <CheckboxField
              key={range.id}
              label={priceRangeLabel(range)}
              checked={chosen.includes(range.id)}
              onCheckedChange={() => onChange(toggled(chosen, range.id))}
            />
          ))}
        </div>
      )}
    </OptionList>
  );
}
