import { showRefusal } from '@ilaneer/client/form';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type { CourierName } from '@ilaneer/domain/parcel/couriers/courier-name';
import { readTypedNumber } from '@ilaneer/domain/text/typed-number';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { KeyHint } from '../../../parts/keys/key-hint.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import * as calls from './bench-calls.ts';

type BookFormProps = {
  parcel: ParcelView;
  courier: { readonly name: CourierName; readonly title: string };
  onBooked: (parcel: ParcelView) => void;
};

const MOST_GRAMS = 100_000;

export function BookForm({ parcel, courier, onBooked }: BookFormProps) {
  const form = useForm({
    defaultValues: { weightGrams: parcel.weightGrams === null ? '' : String(parcel.weightGrams) },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = form.handleSubmit(async ({ weightGrams: typed }) => {
    setProblem(null);
    const weightGrams = readTypedNumber(typed);
    if (
      weightGrams === null ||
      !Number.isInteger(weightGrams) ||
      weightGrams < 1 ||
      weightGrams > MOST_GRAMS
    ) {
      form.setError('weightGrams', { message: 'Enter whole grams, such as 750' }, { shouldFocus: true });
      return;
    }
    try {
      onBooked(await calls.book(parcel, { courier: courier.name, weightGrams }));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      setProblem(refusalText(error));
      showRefusal(form, ['weightGrams'], error);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3" noValidate>
      {problem !== null && errors.weightGrams === undefined && <Notice tone="error">{problem}</Notice>}
      <TextField
        label="Weight in grams"
        hint="The courier charges by it."
        inputMode="numeric"
        autoComplete="off"
        error={errors.weightGrams?.message}
        {...form.register('weightGrams')}
      />
      <Button type="submit" size="lg" variant="secondary" busy={isSubmitting}>
        {`Book with ${courier.title}`} <KeyHint keys="Enter" />
      </Button>
    </form>
  );
}
