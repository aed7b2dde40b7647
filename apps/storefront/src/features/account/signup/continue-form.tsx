import type { UserView } from '@ilaneer/contract/account/account';
import { SIGNUP_LIMITS } from '@ilaneer/domain/account/validate-signup';
import { Button } from '@ilaneer/ui/buttons/button';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { clearOnEdit } from '../../../lib/clear-on-edit.ts';
import { resolveBy } from '../../../lib/form.ts';
import { finishLogin } from '../../../lib/login-prompt.ts';
import { accountProblem, shownProblems } from '../dialog/account-problem.ts';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { TermsLink } from '../dialog/terms.tsx';
import { useCompleteAccount } from './complete-account.ts';
import { type ContinueEntry, checkContinue, continueEntry } from './continue-entry.ts';

/** The fields of the continue dialog: only what is missing. */
export function ContinueForm({ user: now }: { readonly user: UserView }) {
  // What is asked for stays while it is being sent, though the session learns of it part by part.
  const [user] = useState(now);
  const complete = useCompleteAccount(user);
  const form = useForm<ContinueEntry>({
    defaultValues: continueEntry(user),
    resolver: resolveBy(checkContinue),
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const agreed = useWatch({ control: form.control, name: 'agreeToTerms' });
  const sending = complete.isPending;
  const edited = clearOnEdit(form, complete);

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((entry) => complete.mutate(entry, { onSuccess: () => finishLogin() }))}
      className="grid gap-5"
    >
      <ProblemBanner problems={shownProblems(complete.error, accountProblem)} />
      <TextField
        {...form.register('name', edited)}
        label="Name"
        required
        maxLength={SIGNUP_LIMITS.name.max}
        error={errors.name?.message}
        autoComplete="name"
        disabled={sending}
      />
      {user.email === null && (
        <TextField
          {...form.register('email', edited)}
          type="email"
          label="Email (optional)"
          hint="For order updates and invoices."
          maxLength={SIGNUP_LIMITS.email.max}
          error={errors.email?.message}
          autoComplete="email"
          disabled={sending}
        />
      )}
      <div>
        {!user.agreeToTerms && (
          <CheckboxField
            {...form.register('agreeToTerms', edited)}
            label={
              <>
                I agree to the <TermsLink to="terms" />
              </>
            }
            required
            error={errors.agreeToTerms?.message}
            disabled={sending}
          />
        )}
        {!user.subscribeToEmails && (
          <CheckboxField
            {...form.register('subscribeToEmails', edited)}
            label="Send me news and offers by email"
            disabled={sending}
          />
        )}
      </div>
      <Button type="submit" size="lg" wide disabled={!agreed} busy={sending} busyLabel="Saving...">
        Continue
      </Button>
    </form>
  );
}
