import { clearOnEdit, resolveBy, showRefusal } from '@ilaneer/client/form';
import { newsletterEmailProblem } from '@ilaneer/domain/newsletter/email-problem';
import { RESTOCK_CONSENT } from '@ilaneer/domain/restock/restock-request';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { HoneypotField } from '@ilaneer/ui/fields/honeypot-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { NoticeElsewhere } from '../../lib/notice-elsewhere.tsx';
import { useSession } from '../../lib/session.ts';
import { useRequestRestock } from './restock-requests.ts';

type TellMeDialogProps = {
  readonly variantId: string;
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** `website`: honeypot. */
type TellMeEntry = { readonly email: string; readonly website: string };

export function TellMeDialog({ variantId, name, open, onClose }: TellMeDialogProps) {
  const formId = useId();
  const { user } = useSession();
  const ask = useRequestRestock();
  const form = useForm<TellMeEntry>({
    defaultValues: { email: user?.email ?? '', website: '' },
    resolver: resolveBy(({ email }) => {
      const problem = newsletterEmailProblem(email);
      return problem === null ? [] : [problem];
    }),
    reValidateMode: 'onSubmit',
  });
  const problem = form.formState.errors.email?.message;

  function close() {
    onClose();
    if (ask.isSuccess) ask.reset();
  }

  function send({ email, website }: TellMeEntry) {
    if (ask.isPending) return;
    ask.mutate(
      { variantId, email: email.trim(), website },
      { onError: (error) => showRefusal(form, ['email'], error) },
    );
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
        <form id={formId} noValidate onSubmit={form.handleSubmit(send)} className="grid gap-4">
          <TextField
            {...form.register('email', clearOnEdit(form, ask, 'email'))}
            type="email"
            autoComplete="email"
            inputMode="email"
            label="Your email address"
            error={problem}
          />
          <p className="text-palm-soft text-sm">
            {RESTOCK_CONSENT.text} <NoticeElsewhere />
          </p>
          <HoneypotField {...form.register('website')} />
          {ask.error !== null && problem === undefined && <Notice tone="error">{ask.error.message}</Notice>}
        </form>
      )}
    </Dialog>
  );
}

function Asked({ message }: { readonly message: string }) {
  const words = useRef<HTMLDivElement>(null);
  // Its button disappeared.
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} className="outline-none">
      <Notice tone="success">{message}</Notice>
    </div>
  );
}
