import { FieldError } from '@ilaneer/ui/fields/field-frame';
import { Icon } from '@ilaneer/ui/text/icon';
import { useId } from 'react';
import { starWords } from './stars.tsx';

type StarFieldProps = {
  readonly value: number;
  readonly onChange: (stars: number) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
};

/** A radio group, so that arrow keys and screen readers choose as anywhere. */
export function StarField({ value, onChange, error, disabled }: StarFieldProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      aria-invalid={error === undefined ? undefined : true}
      className="grid justify-items-start gap-1"
    >
      <span id={`${id}-label`} className="font-semibold text-sm">
        Stars
      </span>
      <div className="-ml-2 flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="relative grid size-11 place-items-center rounded-md text-husk has-focus-visible:outline-2 has-focus-visible:outline-palm"
          >
            <input
              type="radio"
              name={id}
              value={stars}
              checked={stars === value}
              disabled={disabled}
              onChange={() => onChange(stars)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Icon name={stars <= value ? 'star-filled' : 'star'} className="size-8" />
            <span className="sr-only">{starWords(stars)}</span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
