import { type AccountDialog, useLoginPrompt } from '../../lib/login-prompt.ts';
import { AgreeDialog } from './login/agree-dialog.tsx';
import { ForgotPasswordDialog } from './login/forgot-password-dialog.tsx';
import { LoginCodeDialog } from './login/login-code-dialog.tsx';
import { LoginDialog } from './login/login-dialog.tsx';
import { OtpDialog } from './login/otp-dialog.tsx';
import { LogoutDialog } from './session/logout-dialog.tsx';
import { ContinueDialog } from './signup/continue-dialog.tsx';
import { SignupDialog } from './signup/signup-dialog.tsx';

export function AccountDialogs() {
  const prompt = useLoginPrompt();
  const opens = (dialog: AccountDialog) => ({ open: prompt?.dialog === dialog });
  const notice = prompt?.notice ?? null;
  const identifier = prompt?.identifier ?? '';
  return (
    <>
      <LoginDialog {...opens('login')} notice={notice} identifier={identifier} />
      <LoginCodeDialog {...opens('login-code')} notice={notice} identifier={identifier} />
      <OtpDialog {...opens('otp')} identifier={identifier} resendAt={prompt?.resendAt ?? 0} />
      <AgreeDialog {...opens('agree')} identifier={identifier} otp={prompt?.otp ?? ''} />
      <SignupDialog {...opens('signup')} />
      <ContinueDialog {...opens('continue')} />
      <ForgotPasswordDialog {...opens('forgot-password')} identifier={identifier} />
      <LogoutDialog {...opens('logout')} />
    </>
  );
}
