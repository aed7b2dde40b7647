import { emailProblem, SIGNUP_LIMITS } from '@ilaneer/domain/account/validate-signup';
import { Button } from '@ilaneer/ui/button';
import { TextField } from '@ilaneer/ui/text-field';
import { useForm } from 'react-hook-form';
import { accountProblem } from '../api/account-problem.ts';
import { useUpdateEmail } from '../api/update-email.ts';
import { clearOnEdit } from '../clear-on-edit.ts';
import { problemsIn, resolveBy } from '../form-problems.ts';
import { ProblemBanner } from './problem-banner.tsx';

type EmailEntry = { readonly email: string };
type EmailFormProps = { readonly onSent: (email: string) => void };

/** Asks for a new e-mail address, which counts once the link that goes there is opened. */
export function EmailForm({ onSent }: EmailFormProps) {
  const update = useUpdateEmail();
  const form = useForm<EmailEntry>({
    defaultValues: { email: '' },
    resolver: resolveBy(({ email }) => problemsIn({ email: emailProblem(email) })),
    reValidateMode: 'onSubmit',
  });
  const sending = update.isPending;

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(({ email }) =>
        update.mutate(email, { onSuccess: () => onSent(email.trim()) }),
      )}
      className="grid gap-5"
    >
      <ProblemBanner problems={update.error === null ? [] : [accountProblem(update.error)]} />
      <TextField
        {...form.register('email', clearOnEdit(form, update))}
        type="email"
        label="Email"
        required
        maxLength={SIGNUP_LIMITS.email.max}
        hint="We send a link there. The address changes when you open it."
        error={form.formState.errors.email?.message}
        autoComplete="email"
        disabled={sending}
      />
      <Button type="submit" size="lg" wide busy={sending} busyLabel="Sending link...">
        Send link
      </Button>
    </form>
  );
}
