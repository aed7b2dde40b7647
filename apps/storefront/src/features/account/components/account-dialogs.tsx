import { useLoginPrompt } from '../../../lib/login-prompt.ts';
import { LoginDialog } from './login-dialog.tsx';
import { LogoutDialog } from './logout-dialog.tsx';
import { SignupDialog } from './signup-dialog.tsx';

/** The account dialogs, of which at most one is open; any screen opens them through lib/login-prompt. */
export function AccountDialogs() {
  const prompt = useLoginPrompt();
  return (
    <>
      <LoginDialog open={prompt?.dialog === 'login'} notice={prompt?.notice ?? null} />
      <SignupDialog open={prompt?.dialog === 'signup'} />
      <LogoutDialog open={prompt?.dialog === 'logout'} />
    </>
  );
}
