import { TextField } from '@ilaneer/ui/fields/text-field';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../../parts/act/form-dialog.tsx';

type ScheduleDialogProps = { onClose: () => void; onChosen: (at: string) => void };

export function ScheduleDialog({ onClose, onChosen }: ScheduleDialogProps) {
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
    <FormDialog
      onClose={onClose}
      size="sm"
      title="Schedule publishing"
      description="It stays a draft until then, and is published if nothing is missing."
      onSubmit={submit}
      leaveLabel="Cancel"
      submitLabel="Schedule"
      className=""
    >
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
    </FormDialog>
  );
}
