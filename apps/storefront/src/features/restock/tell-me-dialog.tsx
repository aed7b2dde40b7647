import { newsletterEmailProblem } from '@ilaneer/domain/newsletter/email-problem';
import { RESTOCK_CONSENT } from '@ilaneer/domain/restock/restock-request';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { HoneypotField } from '@ilaneer/ui/fields/honeypot-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { useFieldProblems } from '../../lib/use-field-problems.ts';
import { useRequestRestock } from './restock-requests.ts';

type TellMeDialogProps = {
  readonly variantId: string;
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Asks where to write when something is back, and says what becomes of the address. */
export function TellMeDialog({ variantId, name, open, onClose }: TellMeDialogProps) {
  const formId = useId();
  const { user } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(user?.email ?? '');
  const [website, setWebsite] = useState('');
  const ask = useRequestRestock();
  const { problems, show, showRefusal, forget } = useFieldProblems(form, ['email']);

  function close() {
    onClose();
    if (ask.isSuccess) ask.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ask.isPending) return;
    const problem = newsletterEmailProblem(email);
    show(problem === null ? [] : [problem]);
    if (problem === null) {
      ask.mutate({ variantId, email: email.trim(), website }, { onError: showRefusal });
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      size="sm"
      title="Tell me when it is back"
      description={name}
      locked={ask.isPending}
      footer={
        ask.isSuccess ? (
          <Button onClick={close}>Done</Button>
        ) : (
          <Button type="submit" form={formId} wide busy={ask.isPending} busyLabel="Sending...">
            Tell me
          </Button>
        )
      }
    >
      {ask.isSuccess ? (
        <Asked message={ask.data.message} />
      ) : (
        <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <TextField
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            label="Your email address"
            error={problems.email}
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
              forget({ email });
              if (ask.isError) ask.reset();
            }}
          />
          <p className="text-palm-soft text-sm">{RESTOCK_CONSENT.text}</p>
          <HoneypotField value={website} onChange={setWebsite} />
          {ask.error !== null && problems.email === undefined && (
            <Notice tone="error">{ask.error.message}</Notice>
          )}
        </form>
      )}
    </Dialog>
  );
}

function Asked({ message }: { readonly message: string }) {
  const words = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; without this the focus would fall out of the dialog.
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} className="outline-none">
      <Notice tone="success">{message}</Notice>
    </div>
  );
}
