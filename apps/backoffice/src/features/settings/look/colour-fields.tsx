import { keysOf } from '@ilaneer/domain/keys-of';
import { COLOUR_LABELS, type ColourName, contrastFaults, isColour } from '@ilaneer/domain/look/colours';
import type { LookSetting } from '@ilaneer/domain/look/look';
import { Button } from '@ilaneer/ui/buttons/button';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldGrid, Line } from '../../../parts/form/fields.tsx';

const HINTS: Readonly<Record<ColourName, string>> = {
  ground: 'Behind everything',
  ink: 'Text, footer and the line at the top',
  primary: 'Buttons, with white text, and marked links',
  tint: 'Sections and marks, with dark text',
  secondTint: 'Other sections, with dark text',
  accent: 'Badges, and headings on dark ground',
  secondAccent: 'Small ornaments and notes',
};

export function ColourFields() {
  const colours = useWatch<LookSetting, 'colours'>({ name: 'colours' });
  const names = keysOf(COLOUR_LABELS);
  const faults = names.every((name) => isColour(colours[name])) ? contrastFaults(colours) : [];
  return (
    <div className={fieldGrid}>
      {names.map((name) => (
        <ColourField
          key={name}
          name={name}
          value={colours[name]}
          nearest={faults.find((fault) => fault.name === name)?.nearest ?? null}
        />
      ))}
    </div>
  );
}

type ColourFieldProps = { name: ColourName; value: string; nearest: string | null };

function ColourField({ name, value, nearest }: ColourFieldProps) {
  const { setValue } = useFormContext<LookSetting>();
  const set = (colour: string) =>
    setValue(`colours.${name}`, colour, { shouldDirty: true, shouldValidate: true });
  return (
    <div className="grid content-start gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <Line name={`colours.${name}`} label={COLOUR_LABELS[name]} hint={HINTS[name]} />
        <input
          type="color"
          aria-label={`Pick: ${COLOUR_LABELS[name]}`}
          value={isColour(value) ? value : '#000000'}
          onChange={({ target }) => set(target.value)}
          className="mt-7 size-12 rounded-sm border border-line bg-kernel p-1"
        />
      </div>
      {nearest !== null && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => set(nearest)}>
            {`Use ${nearest}`}
          </Button>
        </div>
      )}
    </div>
  );
}
