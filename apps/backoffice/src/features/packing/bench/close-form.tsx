import { readTypedNumber } from '@ilaneer/domain/text/typed-number';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { KeyHint } from '../../../parts/keys/key-hint.tsx';

type CloseFormProps = {
  busy: boolean;
  problem: string | null;
  onClose: (weightGrams: number | null, goesOn: boolean) => void;
};

export function CloseForm({ busy, problem, onClose }: CloseFormProps) {
  const [weight, setWeight] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [isRefused, setRefused] = useState(false);

  function close(goesOn: boolean): void {
    if (busy) return;
    const grams = weight.trim() === '' ? null : readTypedNumber(weight);
    const isWeight = grams === null || Number.isInteger(grams);
    setRefused(!isWeight);
    if (isWeight) onClose(grams, goesOn);
    else field.current?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    close(false);
  }

  return (
    <form onSubmit={submit} className="grid gap-3 rounded-lg border-2 border-leaf bg-leaf-tint p-4">
      <TextField
        ref={field}
        label="Weight in grams"
        hint="Leave it empty if nobody weighs."
        inputMode="numeric"
        autoComplete="off"
        value={weight}
        error={isRefused ? 'Type whole grams, such as 750' : problem}
        onChange={(event) => {
          setWeight(event.target.value);
          setRefused(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'n') return;
          event.preventDefault();
          close(true);
        }}
      />
      <div className="grid gap-2 lg:grid-cols-2">
        <Button type="submit" size="lg" busy={busy}>
          Close the parcel <KeyHint keys="Enter" />
        </Button>
        <Button variant="secondary" size="lg" onClick={() => close(true)}>
          Close, and the next one <KeyHint keys="n" />
        </Button>
      </div>
    </form>
  );
}
