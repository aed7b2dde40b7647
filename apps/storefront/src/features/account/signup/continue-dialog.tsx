import { clearOnEdit, resolveBy } from '@ilaneer/client/form';
import type { UserView } from '@ilaneer/contract/account/account';
import type { changeConsent } from '@ilaneer/contract/account/consents';
import type { updateEmail } from '@ilaneer/contract/account/email-verification';
import type { updateProfile } from '@ilaneer/contract/account/profile';
import { SIGNUP_LIMITS } from '@ilaneer/domain/account/validate-signup';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { request } from '../../../lib/api-client.ts';
import { closeAccountDialog, finishLogin, untilDialogCloses } from '../../../lib/login-prompt.ts';
import { NoticeLanguages, useNoticeLanguage } from '../../../lib/notice-language.tsx';
import { refreshUser, useSession } from '../../../lib/session.ts';
import { accountProblem, shownProblems } from '../dialog/account-problem.ts';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { useLogOut } from '../session/logout-dialog.tsx';
import { ConsentBox } from './consent-box.tsx';
import { type ContinueEntry, checkContinue, continueEntry } from './continue-entry.ts';
import { shownNotice } from './shown-notice.ts';

/** Missing data after OTP or social login (ACCOUNT-21). */
export function ContinueDialog({ open }: { readonly open: boolean }) {
  const { user } = useSession();
  const logOut = useLogOut();
  return (
    <FormDialog
      open={open}
      onClose={() => {
        if (user === null || user.agreeToTerms) return finishLogin();
        closeAccountDialog();
        logOut.mutate();
      }}
      title="One last step"
      description="Tell us whom your orders are for."
    >
      {user !== null && <ContinueForm user={user} />}
    </FormDialog>
  );
}

function ContinueForm({ user: now }: { readonly user: UserView }) {
  // Stable while the session is updated.
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
  const language = useNoticeLanguage();

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
        {!(user.agreeToTerms && user.subscribeToEmails) && <NoticeLanguages language={language} />}
        {!user.agreeToTerms && (
          <ConsentBox
            {...form.register('agreeToTerms', edited)}
            purpose="terms"
            error={errors.agreeToTerms?.message}
            disabled={sending}
          />
        )}
        {!user.subscribeToEmails && (
          <ConsentBox {...form.register('subscribeToEmails', edited)} purpose="emails" disabled={sending} />
        )}
      </div>
      <Button type="submit" size="lg" wide disabled={!agreed} busy={sending} busyLabel="Saving...">
        Continue
      </Button>
    </form>
  );
}

/** Resendable parts: safe to retry. */
function useCompleteAccount(before: UserView) {
  return useMutation({
    mutationFn: async (entry: ContinueEntry) => {
      const call = { signal: untilDialogCloses() };
      if (!before.agreeToTerms) await grant('terms', call);
      if (entry.subscribeToEmails && !before.subscribeToEmails) await grant('emails', call);
      const email = typedEmail(entry.email);
      if (email !== '' && email !== before.email) {
        await request<typeof updateEmail>('POST', '/update-email', {
          body: { email },
          ...call,
        });
      }
      const body = { name: entry.name.trim() };
      const { user } = await request<typeof updateProfile>('PUT', '/account/profile', {
        body,
        ...call,
      });
      return user;
    },
    onSuccess: (user) => refreshUser(user),
  });
}

function grant(purpose: 'terms' | 'emails', call: { readonly signal: AbortSignal }) {
  return request<typeof changeConsent>('PUT', '/account/consents/:purpose', {
    params: { purpose },
    body: { granted: true, ...shownNotice(), place: 'continue' },
    ...call,
  });
}
