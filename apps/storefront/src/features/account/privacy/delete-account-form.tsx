import { clearOnEdit, problemsIn, resolveBy } from '@ilaneer/client/form';
import type { deleteAccount } from '@ilaneer/contract/account/profile';
import type { PartOf } from '@ilaneer/contract/message/call';
import { Button } from '@ilaneer/ui/buttons/button';
import { PasswordField } from '@ilaneer/ui/fields/password-field';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { request } from '../../../lib/api-client.ts';
import { endSession } from '../../../lib/session.ts';
import { HELD_CHANGE_KEY, useChangeInDoubt } from '../dialog/account-call.ts';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { useOtpEntry } from '../verification/otp-fields.tsx';
import { otpProblem } from '../verification/otp-problem.ts';
import { ConfirmByOtp, confirmationProblems, isOtpRefusal } from '../verification/owner-proof.tsx';

type PasswordEntry = { readonly password: string };
type DeleteAccountFormProps = {
  readonly hasPassword: boolean;
  readonly onKeep: () => void;
  readonly onDeleted: () => void;
};

/** Consequences and confirmation. */
export function DeleteAccountForm({ hasPassword, onKeep, onDeleted }: DeleteAccountFormProps) {
  const otp = useOtpEntry();
  const deletion = useDeleteAccount(onDeleted);
  const form = useForm<PasswordEntry>({
    defaultValues: { password: '' },
    resolver: resolveBy(({ password }) =>
      problemsIn({ password: hasPassword && password === '' ? 'Password is required' : null }),
    ),
    reValidateMode: 'onSubmit',
  });
  const problems = confirmationProblems(deletion.error);
  const sending = deletion.isPending;

  function send({ password }: PasswordEntry) {
    if (!hasPassword && !otp.isComplete()) return;
    deletion.mutate(hasPassword ? { password } : { otp: otp.otp }, {
      onError: (error) => {
        if (isOtpRefusal(error)) otp.startAgain(otpProblem(error));
      },
    });
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="grid gap-5">
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>
          Your profile, addresses, cart, wishlist and logins are deleted at once, and your coins with them.
        </li>
        <li>Orders on their way still reach you.</li>
        <li>Orders stay without your name. Invoices stay as they were issued, as long as tax law asks.</li>
        <li>What we held of you is locked away for a year, as the law asks, and then erased.</li>
        <li>This cannot be undone.</li>
      </ul>
      <ProblemBanner problems={problems.general} />
      {hasPassword ? (
        <PasswordField
          {...form.register('password', clearOnEdit(form, deletion))}
          label="Password"
          required
          error={form.formState.errors.password?.message ?? problems.password}
          disabled={sending}
        />
      ) : (
        <ConfirmByOtp entry={otp} why="To make sure that it is you, we send you an OTP." disabled={sending} />
      )}
      <div className="grid gap-3">
        <Button type="submit" variant="danger" size="lg" wide busy={sending} busyLabel="Deleting...">
          Delete my account
        </Button>
        <Button variant="secondary" size="lg" wide disabled={sending} onClick={onKeep}>
          Keep my account
        </Button>
      </div>
    </form>
  );
}

function useDeleteAccount(onDeleted: () => void) {
  const onError = useChangeInDoubt();
  return useMutation({
    mutationKey: HELD_CHANGE_KEY,
    mutationFn: (body: PartOf<typeof deleteAccount, 'body'>) =>
      request<typeof deleteAccount>('POST', '/delete-account', {
        body,
      }),
    onError,
    onSuccess: () => {
      // First: ending the session unmounts the caller.
      onDeleted();
      endSession();
    },
  });
}
