import { offeredPriceRanges } from '@ilaneer/domain/catalogue/price-range';
import { CheckboxField } from '@ilaneer/ui/checkbox-field';
import { priceRangeLabel } from '../price-range-label.ts';
import { toggled } from '../toggled.ts';
import { OptionList } from './option-list.tsx';

type PriceOptionsProps = {
  /** The selling prices in rupees of what there is to filter. */
  readonly prices: readonly number[];
  readonly chosen: readonly string[];
  readonly onChange: (ranges: readonly string[]) => void;
};

/** The price ranges that some product can fall into. */
export function PriceOptions({ prices, chosen, onChange }: PriceOptionsProps) {
  return (
    <OptionList
      placeholder="Search price ranges..."
      none="No price ranges found"
      options={offeredPriceRanges(prices)}
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
