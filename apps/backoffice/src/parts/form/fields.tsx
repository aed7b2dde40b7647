import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField, type TextFieldProps } from '@ilaneer/ui/fields/text-field';
import { cx } from '@ilaneer/ui/text/cx';
import { get, useFormContext } from 'react-hook-form';

type LineProps = Pick<TextFieldProps, 'label' | 'hint' | 'inputMode' | 'prefix' | 'required' | 'type'> & {
  name: string;
  wide?: boolean;
};

export const fieldGrid = 'grid gap-4 sm:grid-cols-2';

export function useProblem(name: string): string | undefined {
  const { formState } = useFormContext();
  const error: unknown = get(formState.errors, name);
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}

export function Line({ name, wide = false, ...words }: LineProps) {
  const { register } = useFormContext();
  return (
    <TextField
      autoComplete="off"
      {...words}
      {...register(name)}
      error={useProblem(name)}
      className={wide ? 'sm:col-span-2' : undefined}
    />
  );
}

export function Area({ name, rows = 3, wide = true, ...words }: LineProps & { rows?: number }) {
  const { register } = useFormContext();
  return (
    <TextAreaField
      {...words}
      {...register(name)}
      rows={rows}
      error={useProblem(name)}
      className={cx('[&_textarea]:max-h-[60vh]', wide && 'sm:col-span-2')}
    />
  );
}
