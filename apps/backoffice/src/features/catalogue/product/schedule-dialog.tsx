import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { type FormEvent, useId, useState } from 'react';

type ScheduleDialogProps = { onClose: () => void; onChosen: (at: string) => void };

export function ScheduleDialog({ onClose, onChosen }: ScheduleDialogProps) {
  const form = useId();
  const [at, setAt] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const moment = new Date(`${at}:00+05:30`);
    if (at === '') setProblem('Choose a date and a time');
    else if (moment <= new Date()) setProblem('Choose a time in the future');
    else onChosen(moment.toISOString());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="sm"
      title="Schedule publishing"
      description="It stays a draft until then, and is published if nothing is missing."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            Schedule
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label="Publish at"
          type="datetime-local"
          hint="Indian time"
          required
          value={at}
          error={problem}
          onChange={({ target }) => {
            setAt(target.value);
            setProblem(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
