import { indiaDay, indiaTime } from '@ilaneer/domain/india-day';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { type FormEvent, useState } from 'react';
import { FormDialog } from './form-dialog.tsx';

type ScheduleDialogProps = {
  description: string;
  /** Of a public thing, which may get a date in the past. */
  from?: string;
  onClose: () => void;
  onChosen: (at: string) => void;
};

export function ScheduleDialog({ description, from, onClose, onChosen }: ScheduleDialogProps) {
  const [at, setAt] = useState(from === undefined ? '' : typedMoment(new Date(from)));
  const [problem, setProblem] = useState<string>();
  const isNew = from === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const moment = new Date(`${at}:00+05:30`);
    if (at === '') setProblem('Choose a date and a time');
    else if (isNew && moment <= new Date()) setProblem('Choose a time in the future');
    else onChosen(moment.toISOString());
  };
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={isNew ? 'Schedule publishing' : 'Publication date'}
      description={description}
      onSubmit={submit}
      leaveLabel="Cancel"
      submitLabel={isNew ? 'Schedule' : 'Save'}
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

function typedMoment(moment: Date): string {
  return `${indiaDay(moment)}T${indiaTime(moment)}`;
}
