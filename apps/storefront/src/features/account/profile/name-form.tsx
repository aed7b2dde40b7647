import type { updateProfile } from '@ilaneer/contract/account/profile';
import { nameProblem, SIGNUP_LIMITS } from '@ilaneer/domain/account/validate-signup';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { request } from '../../../lib/api-client.ts';
import { clearOnEdit, problemsIn, resolveBy } from '../../../lib/form.ts';
import { refreshUser } from '../../../lib/session.ts';
import { useChangeInDoubt, useFormCall } from '../dialog/account-call.ts';
import { accountProblem } from '../dialog/account-problem.ts';
import { ProblemBanner } from '../dialog/problem-banner.tsx';

type NameEntry = { readonly name: string };
type NameFormProps = NameEntry & { readonly onSaved: () => void };

/** Changes the name of the account. */
export function NameForm({ name, onSaved }: NameFormProps) {
  const update = useUpdateProfile();
  const form = useForm<NameEntry>({
    defaultValues: { name },
    resolver: resolveBy((entry) => problemsIn({ name: nameProblem(entry.name) })),
    reValidateMode: 'onSubmit',
  });
  const sending = update.isPending;

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((entry) => update.mutate(entry.name, { onSuccess: onSaved }))}
      className="grid gap-5"
    >
      <ProblemBanner problems={update.error === null ? [] : [accountProblem(update.error)]} />
      <TextField
        {...form.register('name', clearOnEdit(form, update))}
        label="Name"
        required
        maxLength={SIGNUP_LIMITS.name.max}
        error={form.formState.errors.name?.message}
        autoComplete="name"
        disabled={sending}
      />
      <Button type="submit" size="lg" wide busy={sending} busyLabel="Saving...">
        Save
      </Button>
    </form>
  );
}

/** Changes the name. */
function useUpdateProfile() {
  const call = useFormCall();
  const onError = useChangeInDoubt();
  return useMutation({
    mutationFn: (name: string) =>
      request<typeof updateProfile>('PUT', '/account/profile', { body: { name: name.trim() }, ...call() }),
    onError,
    onSuccess: ({ user }) => refreshUser(user),
  });
}
