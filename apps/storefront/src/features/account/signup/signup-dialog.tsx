import type { UserView } from '@ilaneer/contract/account/account';
import { Icon } from '@ilaneer/ui/text/icon';
import { useEffect, useState } from 'react';
import { brand } from '../../../lib/content.ts';
import { closeAccountDialog, finishLogin } from '../../../lib/login-prompt.ts';
import { startSession } from '../../../lib/session.ts';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { SignupForm } from './signup-form.tsx';

type Welcome = { readonly token: string; readonly user: UserView };

const SUCCESS_SHOWS_MS = 2_000;

/** Form, success for two seconds, session (ACCOUNT-9, ACCOUNT-10). */
export function SignupDialog({ open }: { readonly open: boolean }) {
  const [welcome, setWelcome] = useState<Welcome | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  // Kept while fading out.
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
    <FormDialog
      open={open}
      // Closing early logs in too.
      onClose={() => (welcome === null ? closeAccountDialog() : handOver(welcome))}
      title="Create your account"
    >
      {welcome === null ? <SignupForm onCreated={setWelcome} /> : <WelcomeMessage />}
    </FormDialog>
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
        Account created successfully! Welcome to {brand().name}!
      </p>
    </div>
  );
}
