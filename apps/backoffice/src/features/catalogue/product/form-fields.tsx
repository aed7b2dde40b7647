import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useFormContext } from 'react-hook-form';
import { LABELS, type ProductForm, type TextName } from './product-form.ts';

type FieldProps = { name: TextName; hint?: string; inputMode?: 'numeric'; list?: string; wide?: boolean };

export function Line({ name, wide, ...words }: FieldProps) {
  const { register, formState } = useFormContext<ProductForm>();
  return (
    <TextField
      {...register(name)}
      {...words}
      label={LABELS[name]}
      error={formState.errors[name]?.message}
      className={wide ? 'sm:col-span-2' : undefined}
    />
  );
}

export function Area({ name, hint }: FieldProps) {
  const { register, formState } = useFormContext<ProductForm>();
  return (
    <TextAreaField
      {...register(name)}
      hint={hint}
      label={LABELS[name]}
      error={formState.errors[name]?.message}
      rows={3}
      className="sm:col-span-2"
    />
  );
}

export function Tick({ name, hint }: { name: 'merchandise' | 'exclusive' | 'returnable'; hint?: string }) {
  const { register } = useFormContext<ProductForm>();
  return <CheckboxField {...register(name)} label={LABELS[name]} hint={hint} />;
}

export const fieldGrid = 'grid gap-4 sm:grid-cols-2';
