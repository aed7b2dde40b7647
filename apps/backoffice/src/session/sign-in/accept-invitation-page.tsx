import { clearOnEdit, showRefusal } from '@ilaneer/client/form';
import type { acceptInvitation, checkInvitation } from '@ilaneer/contract/staff/people/members';
import { staffPasswordProblem } from '@ilaneer/domain/staff/staff-password';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { PasswordField } from '@ilaneer/ui/fields/password-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { readSession, useSession } from '../session.ts';
import { requestNow } from '../transport.ts';
import { EntranceFrame } from './entrance-frame.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';

/** STAFF-8. */
export function Component() {
  const [token] = useState(() => decodeURIComponent(window.location.hash.slice(1)));
  const [accepted, setAccepted] = useState(false);
  const navigate = useNavigate();
  const isIn = useSession().state === 'open';
  const [wasIn] = useState(() => readSession().state === 'open');
  useEffect(() => {
    if (isIn && !wasIn) void navigate('/');
  }, [isIn, wasIn, navigate]);
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () =>
      requestNow<typeof checkInvitation>('POST', '/staff/invitations/check', { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (accepted) {
    return (
      <EntranceFrame
        title="Set up your second factor"
        about="An app on your phone shows a new code every half minute. You will be asked for one whenever you sign in."
      >
        <SecondFactorStep onStartAgain={() => void navigate('/')} />
      </EntranceFrame>
    );
  }
  if (invitation.isPending) {
    return (
      <EntranceFrame title="Your invitation">
        <Spinner label="Checking your invitation …" />
      </EntranceFrame>
    );
  }
  if (invitation.isError) {
    return (
      <EntranceFrame title="Your invitation">
        <Notice tone="error">{invitation.error.message}</Notice>
        <p className="text-palm-soft text-sm">
          An invitation works once, for seven days. Ask the person who invited you for another one. If you
          have chosen a password already,{' '}
          <Link to="/" className="font-medium text-leaf-dark underline underline-offset-2">
            sign in
          </Link>
          .
        </p>
      </EntranceFrame>
    );
  }
  const { name, email } = invitation.data;
  return (
    <EntranceFrame title={`Welcome, ${name}`} about="Choose a password for the staff app.">
      <PasswordChoice token={token} email={email} onDone={() => setAccepted(true)} />
    </EntranceFrame>
  );
}

type Values = { password: string };

function PasswordChoice({ token, email, onDone }: { token: string; email: string; onDone: () => void }) {
  const form = useForm<Values>({ defaultValues: { password: '' } });
  const accept = useMutation({
    mutationFn: ({ password }: Values) =>
      requestNow<typeof acceptInvitation>('POST', '/staff/invitations/accept', { body: { token, password } }),
    onSuccess: onDone,
    onError: (error) => showRefusal(form, ['password'], error),
  });
  const { errors } = form.formState;
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((values) => accept.mutate(values))}>
      {accept.isError && errors.password === undefined && (
        <Notice tone="error">{accept.error.message}</Notice>
      )}
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <p className="text-sm">
        You will sign in as <strong className="break-all">{email}</strong>.
      </p>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        autoFocus
        hint="At least 10 characters. A few words in a row are easy to remember and hard to guess."
        error={errors.password?.message}
        {...form.register('password', {
          ...clearOnEdit(form, accept),
          validate: (password) => staffPasswordProblem(password) ?? true,
        })}
      />
      <Button type="submit" wide busy={accept.isPending}>
        Continue
      </Button>
    </form>
  );
}
