import type { UserView } from '@ilaneer/contract/account';
import { Dialog } from '@ilaneer/ui/dialog';
import { Icon } from '@ilaneer/ui/icon';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { brand } from '../../../lib/content.ts';
import { closeAccountDialog, finishLogin } from '../../../lib/login-prompt.ts';
import { startSession } from '../../../lib/session.ts';
import { SIGNUP_KEY } from '../api/sign-up.ts';
import { SignupForm } from './signup-form.tsx';

/** A new account, as the server handed it over. */
type Welcome = { readonly token: string; readonly user: UserView };

const SUCCESS_SHOWS_MS = 2_000;

/** Signup: the form, then for two seconds the success message, then the session (part 1 section 4). */
export function SignupDialog({ open }: { readonly open: boolean }) {
  const sending = useIsMutating({ mutationKey: SIGNUP_KEY }) > 0;
  const [welcome, setWelcome] = useState<Welcome | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  // The message stays while the dialog fades away, and makes room for the form when it opens again.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setWelcome(null);
  }

  useEffect(() => {
    if (welcome === null || !open) return;
    const timer = setTimeout(() => handOver(welcome), SUCCESS_SHOWS_MS);
    return () => clearTimeout(timer);
  }, [welcome, open]);

  return (
    <Dialog
      open={open}
      // Whoever closes the message early has an account all the same.
      onOpenChange={() => (welcome === null ? closeAccountDialog() : handOver(welcome))}
      locked={sending}
      size="sm"
      title="Create your account"
    >
      {welcome === null ? <SignupForm onCreated={setWelcome} /> : <WelcomeMessage />}
    </Dialog>
  );
}

function handOver({ token, user }: Welcome): void {
  startSession(token, user);
  finishLogin();
}

function WelcomeMessage() {
  return (
    <div role="status" className="grid justify-items-center gap-5 py-6 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-tender">
        <Icon name="tick" className="size-10" />
      </span>
      <p className="font-display font-semibold text-xl">
        Account created successfully! Welcome to {brand.name}!
      </p>
    </div>
  );
}
