import { WEEKDAYS } from '@ilaneer/domain/store/opening-hours';
import { FieldError } from '@ilaneer/ui/fields/field-frame';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useProblem } from './fields.tsx';

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];
const SHORT = 3;

/** The value is a list of weekdays; 0 is Sunday. */
export function DaysField({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name });
  const days: readonly number[] = field.value;
  const problem = useProblem(name);
  const id = useId();
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-describedby={problem && `${id}-error`}
      className="grid min-w-0 gap-1.5 sm:col-span-2"
    >
      <span id={`${id}-label`} className="font-semibold text-sm">
        {label}
      </span>
      <div className="flex flex-wrap gap-2">
        {MONDAY_FIRST.map((day, index) => (
          <label
            key={day}
            className="flex min-h-touch items-center gap-2 rounded-md border border-line px-3 text-sm has-checked:border-leaf has-checked:bg-chosen"
          >
            <input
              ref={index === 0 ? field.ref : undefined}
              type="checkbox"
              aria-label={WEEKDAYS[day]}
              className="accent-leaf"
              checked={days.includes(day)}
              onChange={({ target }) =>
                field.onChange(
                  MONDAY_FIRST.filter((one) => (one === day ? target.checked : days.includes(one))),
                )
              }
            />
            {WEEKDAYS[day]?.slice(0, SHORT)}
          </label>
        ))}
      </div>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </fieldset>
  );
}
