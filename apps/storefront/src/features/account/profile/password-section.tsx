import type { UserView } from '@ilaneer/contract/account/account';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useState } from 'react';
import { ChangeDialog } from '../dialog/form-dialog.tsx';
import { AccountSection } from '../page/account-page.tsx';
import { PROVIDER_NAMES } from '../social-login/social-login.ts';
import { PasswordForm } from './password-form.tsx';

/** Changes the password, or sets the first one. */
export function PasswordSection({ user }: { readonly user: UserView }) {
  const { show } = useToast();
  const [open, setOpen] = useState(false);
  // What the dialog was opened for: as it closes, the account has a password already.
  const [changing, setChanging] = useState(user.hasPassword);

  return (
    <AccountSection id="password" text={loginText(user)}>
      <Button
        variant="secondary"
        size="sm"
        className="mt-4"
        onClick={() => {
          setChanging(user.hasPassword);
          setOpen(true);
        }}
      >
        {titleOf(user.hasPassword)}
      </Button>
      <ChangeDialog
        open={open}
        onClose={() => setOpen(false)}
        title={titleOf(changing)}
        description="Your other devices are logged out when it changes."
      >
        <PasswordForm
          hasPassword={changing}
          onChanged={() => {
            setOpen(false);
            show({ text: 'Your password is saved. Your other devices are logged out.', tone: 'success' });
          }}
        />
      </ChangeDialog>
    </AccountSection>
  );
}

function titleOf(hasPassword: boolean): string {
  return hasPassword ? 'Change password' : 'Set a password';
}

function loginText({ hasPassword, signInWith }: UserView): string {
  const ways = ['an OTP', ...signInWith.map((provider) => PROVIDER_NAMES[provider])].join(' or ');
  return hasPassword
    ? `You log in with your password, or with ${ways}.`
    : `You log in with ${ways}. With a password you don't have to wait for an OTP.`;
}
