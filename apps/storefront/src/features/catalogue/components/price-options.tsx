import { offeredPriceRanges, type PriceSpan, priceRangesOf } from '@ilaneer/domain/catalogue/price-range';
import { CheckboxField } from '@ilaneer/ui/checkbox-field';
import { priceRangeLabel } from '../price-range-label.ts';
import { toggled } from '../toggled.ts';
import { OptionList } from './option-list.tsx';

type PriceOptionsProps = {
  /** The lowest and highest selling price of what there is to filter; null when there is nothing. */
  readonly span: PriceSpan | null;
  readonly chosen: readonly string[];
  readonly onChange: (ranges: readonly string[]) => void;
};

/** The price ranges that some product can fall into. */
export function PriceOptions({ span, chosen, onChange }: PriceOptionsProps) {
  const offered = offeredPriceRanges(span);
  // What is in force can always be unticked, also when it was chosen elsewhere.
  const others = priceRangesOf(chosen).filter((range) => offered.every(({ id }) => id !== range.id));
  return (
    <OptionList
      placeholder="Search price ranges..."
      none="No price ranges found"
      options={[...offered, ...others]}
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
