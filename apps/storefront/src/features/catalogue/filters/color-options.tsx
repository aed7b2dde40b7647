import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { Swatch } from '@ilaneer/ui/fields/swatch';
import { colorDot } from '../color-dot.ts';
import { toggled } from './filter-values.ts';
import { OptionList } from './option-list.tsx';

type ColorOptionsProps = {
  readonly colors: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (colors: readonly string[]) => void;
};

export function ColorOptions({ colors, chosen, onChange }: ColorOptionsProps) {
  const chosenAs = (color: string) => chosen.find((one) => one.toLowerCase() === color.toLowerCase());
  // Active ones stay listed.
  const others = chosen.filter((one) => colors.every((color) => color.toLowerCase() !== one.toLowerCase()));
  return (
    <OptionList
      placeholder="Search colors..."
      none="No colors found"
      options={[...colors, ...others]}
      matches={(color, words) => color.toLowerCase().includes(words)}
    >
      {(found) => (
        <div>
          {found.map((color) => {
            const dot = colorDot(color);
            return (
              <CheckboxField
                key={color}
                label={dot === undefined ? color : <Swatch colour={dot} label={color} />}
                checked={chosenAs(color) !== undefined}
                onCheckedChange={() => onChange(toggled(chosen, chosenAs(color) ?? color))}
              />
            );
          })}
        </div>
      )}
    </OptionList>
  );
}
