import { clearOnEdit, problemsIn, resolveBy } from '@ilaneer/client/form';
import type { UserView } from '@ilaneer/contract/account/account';
import type { updateProfile } from '@ilaneer/contract/account/profile';
import { nameProblem, SIGNUP_LIMITS } from '@ilaneer/domain/account/validate-signup';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { request } from '../../../lib/api-client.ts';
import { refreshUser } from '../../../lib/session.ts';
import { useChangeInDoubt, useFormCall } from '../dialog/account-call.ts';
import { accountProblem } from '../dialog/account-problem.ts';
import { ChangeDialog } from '../dialog/form-dialog.tsx';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { AccountSection } from '../page/account-page.tsx';
import { formatIdentifier } from '../verification/identifier.ts';
import { ChangeButton, DetailRow } from './detail-row.tsx';
import { EmailForm, EmailRow } from './email-detail.tsx';
import { MobileChange } from './mobile-change.tsx';

export function ProfileSection({ user }: { readonly user: UserView }) {
  const { show } = useToast();
  const [changing, setChanging] = useState<'name' | 'email' | 'mobile' | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const close = () => setChanging(null);

  function done(text: string) {
    close();
    show({ text, tone: 'success' });
  }

  return (
    <AccountSection id="profile" text="Your name, and how we reach you about your orders.">
      <dl className="mt-3 -mb-4 divide-y divide-line">
        <DetailRow
          label="Name"
          actions={<ChangeButton what="your name" onPress={() => setChanging('name')} />}
        >
          {user.name}
        </DetailRow>
        <EmailRow user={user} sentTo={sentTo} onSent={setSentTo} onChange={() => setChanging('email')} />
        <MobileRow user={user} onChange={() => setChanging('mobile')} />
      </dl>
      <ChangeDialog open={changing === 'name'} onClose={close} title="Change your name">
        <NameForm name={user.name} onSaved={() => done('Your name is saved.')} />
      </ChangeDialog>
      <ChangeDialog
        open={changing === 'email'}
        onClose={close}
        title={user.email === null ? 'Add your email address' : 'Change your email address'}
      >
        <EmailForm
          hasPassword={user.hasPassword}
          onSent={(email) => {
            setSentTo(email);
            close();
          }}
        />
      </ChangeDialog>
      <ChangeDialog
        open={changing === 'mobile'}
        onClose={close}
        title={user.mobileNumber === null ? 'Add your mobile number' : 'Change your mobile number'}
      >
        <MobileChange
          hasPassword={user.hasPassword}
          onConfirmed={() => done('Your mobile number is verified.')}
        />
      </ChangeDialog>
    </AccountSection>
  );
}

type MobileRowProps = {
  readonly user: Pick<UserView, 'mobileNumber'>;
  readonly onChange: () => void;
};

/** Always verified. */
function MobileRow({ user: { mobileNumber }, onChange }: MobileRowProps) {
  return (
    <DetailRow
      label="Mobile number"
      actions={<ChangeButton what="your mobile number" isNew={mobileNumber === null} onPress={onChange} />}
    >
      {mobileNumber === null ? (
        <span className="font-normal text-palm-soft">No mobile number yet</span>
      ) : (
        <>
          <span>{formatIdentifier(mobileNumber)}</span>
          <Badge tone="leaf" icon="tick">
            Verified
          </Badge>
        </>
      )}
    </DetailRow>
  );
}

type NameEntry = { readonly name: string };
type NameFormProps = NameEntry & { readonly onSaved: () => void };

function NameForm({ name, onSaved }: NameFormProps) {
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
