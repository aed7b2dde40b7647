import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { cx } from '@ilaneer/ui/text/cx';
import { type FormEvent, useState } from 'react';

type NumberFormProps = {
  action: string;
  onNumber: (number: string) => void;
  /** A refused number stays, to be corrected. */
  keeps?: boolean;
  className?: string;
};

/** For a number that cannot be scanned. */
export function NumberForm({ action, onNumber, keeps = false, className }: NumberFormProps) {
  const [typed, setTyped] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim() === '') return;
    onNumber(typed.trim());
    if (!keeps) setTyped('');
  }
  return (
    <form onSubmit={submit} className={cx('flex items-end gap-2', className)}>
      <TextField
        className="flex-1"
        label="Or type the number"
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        {action}
      </Button>
    </form>
  );
}
