import type { LetterView } from '@ilaneer/contract/staff/messages/letters';
import { transitLetter } from '@ilaneer/domain/letter/letter-state';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useConfirm } from '../../parts/act/confirm.tsx';
import { FormDialog } from '../../parts/act/form-dialog.tsx';
import { useOneAtATime } from '../../parts/act/use-one-at-a-time.ts';
import { sentMoment } from '../../parts/form/india-moment.ts';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { goOn, LETTERS_KEY, mailTest, schedule, stop, useRecipients } from './letter-calls.ts';

/** NEWSLETTER-8. Of the saved letter. */
export function LetterActions({ letter }: { letter: LetterView }) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const [busy, oneAtATime] = useOneAtATime();
  const [asksTime, setAsksTime] = useState(false);
  const { show } = useToast();
  const { data } = useRecipients(letter.segmentId);
  const run = (did: string, act: () => Promise<unknown>) =>
    void oneAtATime(async () => {
      try {
        await act();
        show({ text: did, tone: 'success', polite: true });
      } catch (error) {
        show({ text: refusalText(error), tone: 'error' });
      }
      await queries.invalidateQueries({ queryKey: LETTERS_KEY });
    });
  const sendNow = async () => {
    const isSure = await confirm({
      title: 'Send this letter now?',
      figure: data === undefined ? undefined : `${data.count} ${data.count === 1 ? 'address' : 'addresses'}`,
      text: 'Mails that have left cannot be taken back.',
      confirmLabel: 'Send',
    });
    if (isSure) run('The letter is being sent', () => schedule(letter, null));
  };
  const canSchedule = transitLetter(letter.state, 'schedule') !== null;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        disabled={busy}
        onClick={() => run(`Test mail sent to ${data?.ownEmail ?? 'you'}`, () => mailTest(letter.id))}
      >
        Send a test to myself
      </Button>
      {transitLetter(letter.state, 'stop') !== null && (
        <Button size="sm" busy={busy} onClick={() => run('The letter is stopped', () => stop(letter))}>
          Stop
        </Button>
      )}
      {transitLetter(letter.state, 'continue') !== null && (
        <Button size="sm" busy={busy} onClick={() => run('The letter is being sent', () => goOn(letter))}>
          Continue
        </Button>
      )}
      {canSchedule && (
        <>
          <Button size="sm" variant="secondary" disabled={busy} onClick={() => setAsksTime(true)}>
            Schedule
          </Button>
          <Button size="sm" busy={busy} onClick={() => void sendNow()}>
            Send now
          </Button>
        </>
      )}
      {asksTime && (
        <TimeDialog
          onClose={() => setAsksTime(false)}
          onChosen={(at) => {
            setAsksTime(false);
            run('The letter is scheduled', () => schedule(letter, at));
          }}
        />
      )}
    </>
  );
}

function TimeDialog({ onClose, onChosen }: { onClose: () => void; onChosen: (at: string) => void }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = sentMoment(typed);
    if (at === null) setProblem('Choose a date and a time');
    else if (new Date(at) <= new Date()) setProblem('Choose a time in the future');
    else onChosen(at);
  };
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title="Schedule this letter"
      description="The addresses are taken at that time."
      onSubmit={submit}
      leaveLabel="Cancel"
      submitLabel="Schedule"
      className=""
    >
      <TextField
        label="Send at"
        type="datetime-local"
        hint="Indian time"
        required
        value={typed}
        error={problem}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}
