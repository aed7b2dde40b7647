import { ChoiceMenu } from '@ilaneer/ui/layers/choice-menu';
import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import { useId } from 'react';
import type { Filter, FilterControl, FilterOption } from './filters.ts';

type FilterFieldProps = {
  filter: Filter<unknown>;
  value: unknown;
  onChange: (value: unknown) => void;
};

const box =
  'inline-flex min-h-touch items-center gap-1.5 rounded-md px-2.5 text-sm ring-1 ring-inset transition-colors';
const idle = 'bg-kernel ring-line-strong/50 hover:ring-line-strong';
const set = 'bg-chosen font-semibold ring-leaf/60';

export function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const { control, label } = filter;
  const written = filter.write(value);
  const change = (text: string | null) => onChange(text === null ? filter.empty : filter.read(text));
  switch (control.kind) {
    case 'choices':
      return <Choices label={label} control={control} written={written} onChange={change} />;
    case 'choice':
      return <Choice label={label} options={control.options} written={written} onChange={change} any />;
    case 'one':
      return <Choice label={label} options={control.options} written={written} onChange={change} />;
    case 'flag':
      return (
        <button
          type="button"
          aria-pressed={written !== null}
          onClick={() => change(written === null ? 'true' : null)}
          className={cx(box, written === null ? idle : set)}
        >
          {written !== null && <Icon name="tick" strokeWidth={2.5} className="size-4" />}
          {label}
        </button>
      );
    case 'day':
    case 'text':
      return <Typed label={label} type={control.kind} written={written} onChange={change} />;
  }
}

type PartProps = { label: string; written: string | null; onChange: (text: string | null) => void };

function Choices({
  label,
  control,
  written,
  onChange,
}: PartProps & { control: Extract<FilterControl, { kind: 'choices' }> }) {
  const chosen = written?.split(',') ?? [];
  const names = control.options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  const [first] = names;
  return (
    <ChoiceMenu
      trigger={
        <button type="button" className={cx(box, names.length === 0 ? idle : set)}>
          {label}
          {first !== undefined && (
            <span>{`: ${names.length > 2 ? `${first} +${names.length - 1}` : names.join(', ')}`}</span>
          )}
          <Icon name="chevron-down" className="size-4 text-palm-soft" />
        </button>
      }
      choices={control.options}
      isChosen={(value) => chosen.includes(value)}
      onToggle={(value) => {
        const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
        onChange(next.length === 0 ? null : next.join(','));
      }}
      last={
        names.length === 0
          ? undefined
          : { label: `Any ${label.toLowerCase()}`, onSelect: () => onChange(null) }
      }
    />
  );
}

function Choice({
  label,
  options,
  written,
  onChange,
  any = false,
}: PartProps & { options: readonly FilterOption[]; any?: boolean }) {
  return (
    <span className="relative inline-flex">
      <select
        aria-label={label}
        value={written ?? (any ? '' : options[0]?.value)}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        className={cx(box, 'field-sizing-content appearance-none pr-7', written === null ? idle : set)}
      >
        {any && <option value="">{label}: any</option>}
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {`${label}: ${words}`}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute inset-y-0 right-2 my-auto size-4 text-palm-soft"
      />
    </span>
  );
}

function Typed({ label, type, written, onChange }: PartProps & { type: 'day' | 'text' }) {
  const id = useId();
  return (
    <span className={cx(box, 'pr-1', written === null ? idle : set)}>
      <label htmlFor={id} className="text-palm-soft">
        {label}
      </label>
      <input
        id={id}
        type={type === 'day' ? 'date' : 'text'}
        // Committed by Enter or blur.
        key={written ?? ''}
        defaultValue={written ?? ''}
        onChange={(event) => type === 'day' && onChange(event.target.value || null)}
        onBlur={(event) =>
          type === 'text' && event.target.value !== (written ?? '') && onChange(event.target.value || null)
        }
        onKeyDown={(event) => event.key === 'Enter' && onChange(event.currentTarget.value || null)}
        className={cx('min-h-0 rounded-xs bg-transparent py-1', type === 'text' ? 'w-18' : 'w-auto')}
      />
    </span>
  );
}
