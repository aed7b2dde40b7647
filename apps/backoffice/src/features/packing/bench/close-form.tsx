import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { KeyHint } from '../../../parts/keys/key-hint.tsx';

type CloseFormProps = {
  busy: boolean;
  problem: string | null;
  onClose: (weightGrams: number | null, goesOn: boolean) => void;
};

/** Everything is in: the weight if the scales say it, then one key. */
export function CloseForm({ busy, problem, onClose }: CloseFormProps) {
  const [weight, setWeight] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const grams = weight === '' ? null : Number(weight);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!busy) onClose(grams, false);
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
        error={problem}
        onChange={(event) => setWeight(event.target.value.replaceAll(/\D/g, ''))}
        onKeyDown={(event) => {
          if (event.key !== 'n') return;
          event.preventDefault();
          if (!busy) onClose(grams, true);
        }}
      />
      <div className="grid gap-2 sm:grid-cols-2">
        <Button type="submit" size="lg" busy={busy}>
          Close the parcel <KeyHint keys="Enter" />
        </Button>
        <Button variant="secondary" size="lg" onClick={() => busy || onClose(grams, true)}>
          Close, and the next one <KeyHint keys="n" />
        </Button>
      </div>
    </form>
  );
}
