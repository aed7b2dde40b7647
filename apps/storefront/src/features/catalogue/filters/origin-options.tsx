import { originKey } from '@ilaneer/domain/catalogue/origin';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { toggled } from './filter-values.ts';
import { OptionList } from './option-list.tsx';

type OriginOptionsProps = {
  readonly countries: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (origins: readonly string[]) => void;
};

export function OriginOptions({ countries, chosen, onChange }: OriginOptionsProps) {
  const chosenAs = (country: string) => chosen.find((one) => originKey(one) === originKey(country));
  return (
    <OptionList
      placeholder="Search countries..."
      none="No countries found"
      options={countries}
      matches={(country, words) => country.toLowerCase().includes(words)}
    >
      {(found) => (
        <div>
          {found.map((country) => (
            <CheckboxField
              key={country}
              label={country}
              checked={chosenAs(country) !== undefined}
              onCheckedChange={() => onChange(toggled(chosen, chosenAs(country) ?? country))}
            />
          ))}
        </div>
      )}
    </OptionList>
  );
}
