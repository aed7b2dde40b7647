import type { Focus } from '@ilaneer/domain/content/banner';
import { cx } from '@ilaneer/ui/text/cx';
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';

type FocusFieldProps = {
  name: string;
  label: string;
  /** Fields of pictures; the first that has one is shown. */
  pictures: readonly string[];
  shape: 'wide' | 'tall';
};

const AXES = [
  ['across', 'Left to right'],
  ['down', 'Top to bottom'],
] as const;

/** The picture as the shop crops it. */
export function FocusField({ name, label, pictures, shape }: FocusFieldProps) {
  const { field } = useController({ name });
  const focus: Focus = field.value;
  const id = useId();
  const files: readonly string[] = useWatch({ name: [...pictures] });
  const file = files.find((one) => one !== '') ?? '';
  return (
    <fieldset className="grid min-w-0 content-start gap-2" aria-labelledby={id}>
      <span id={id} className="font-semibold text-sm">
        {label}
      </span>
      {file !== '' && (
        <img
          src={`/pictures/${file}`}
          alt=""
          className={cx(
            'rounded-sm bg-row object-cover',
            shape === 'wide' ? 'aspect-5/2 w-full' : 'aspect-2/3 h-56',
          )}
          style={{ objectPosition: `${focus.across}% ${focus.down}%` }}
        />
      )}
      {AXES.map(([axis, words]) => (
        <label key={axis} className="grid gap-1 text-sm">
          <span className="flex justify-between">
            {words}
            <span className="text-palm-soft tabular-nums">{`${focus[axis]}%`}</span>
          </span>
          <input
            type="range"
            min={0}
            max={100}
            value={focus[axis]}
            onChange={({ target }) => field.onChange({ ...focus, [axis]: Number(target.value) })}
            className="min-h-touch w-full accent-leaf"
          />
        </label>
      ))}
    </fieldset>
  );
}
