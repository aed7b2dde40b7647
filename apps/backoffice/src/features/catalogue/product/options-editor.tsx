import type { ProductOption } from '@ilaneer/domain/product/product-facts';
import { Button } from '@ilaneer/ui/buttons/button';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProductForm } from './product-form.ts';

const MOST_OPTIONS = 3;

export function OptionsEditor() {
  const { setValue } = useFormContext<ProductForm>();
  const options = useWatch<ProductForm, 'options'>({ name: 'options' });
  const set = (next: readonly ProductOption[]) => setValue('options', next, { shouldDirty: true });
  const change = (at: number, part: Partial<ProductOption>) =>
    set(options.map((option, index) => (index === at ? { ...option, ...part } : option)));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">Options</legend>
      {options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is renamed while it is typed
        <div key={at} className="grid grid-cols-[1fr_2fr_auto] items-end gap-2">
          <TextField
            label="Option"
            hideLabel={at > 0}
            value={option.name}
            onChange={({ target }) => change(at, { name: target.value })}
          />
          <ValuesField isFirst={at === 0} option={option} onChange={(values) => change(at, { values })} />
          <IconButton
            icon="trash"
            label={`Remove ${option.name || 'option'}`}
            onClick={() => set(options.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {options.length < MOST_OPTIONS && (
        <div>
          <Button
            type="button"
            variant="secondary"
            size="sm"
            onClick={() => set([...options, { name: '', values: [] }])}
          >
            Add an option
          </Button>
        </div>
      )}
    </fieldset>
  );
}

type ValuesFieldProps = {
  isFirst: boolean;
  option: ProductOption;
  onChange: (values: readonly string[]) => void;
};

// Raw text: a trailing comma starts a value.
function ValuesField({ isFirst, option, onChange }: ValuesFieldProps) {
  const [typed, setTyped] = useState(option.values.join(', '));
  const read = (text: string) => [...new Set(text.split(',').flatMap((value) => value.trim() || []))];
  const shown = read(typed).join() === option.values.join() ? typed : option.values.join(', ');
  return (
    <TextField
      label="Values, separated by commas"
      hideLabel={!isFirst}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
    />
  );
}
