import { type Focus, shadeOfWords, type TextTone } from '@ilaneer/domain/content/banner';
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

/** The picture as the shop crops it, with the words. */
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
        <div
          className={cx(
            'relative overflow-hidden rounded-sm bg-row',
            shape === 'wide' ? 'aspect-5/2 w-full' : 'aspect-2/3 h-56',
          )}
        >
          <img
            src={`/pictures/${file}`}
            alt=""
            className="size-full object-cover"
            style={{ objectPosition: `${focus.across}% ${focus.down}%` }}
          />
          <Words isCentred={shape === 'wide'} />
        </div>
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

const SHADES = { dark: 'shade-dark', light: 'shade-light' } as const;

/** The fields beside it have the same words. */
function Words({ isCentred }: { readonly isCentred: boolean }) {
  const [headline, text, tone, ...pictures]: [string, string, TextTone, ...string[]] = useWatch({
    name: ['headline', 'text', 'textTone', 'imageWide', 'imageTall'],
  });
  const shade = shadeOfWords(tone, pictures);
  if (headline === '' && text === '') return null;
  return (
    <div
      aria-hidden
      className={cx('absolute inset-0 flex flex-col items-start p-4', isCentred && 'justify-center')}
    >
      <div className={cx('max-w-3/5', shade !== null && SHADES[shade])}>
        <p className="wrap-anywhere font-display font-semibold leading-tight">{headline}</p>
        <p className="wrap-anywhere mt-1 text-xs empty:hidden">{text}</p>
      </div>
    </div>
  );
}
