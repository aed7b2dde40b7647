import { ApiError } from '@ilaneer/client/api-errors';
import { Button } from '@ilaneer/ui/buttons/button';
import { type FormEvent, useState } from 'react';
import { closeAccountDialog, type LoginPrompt, openAccountDialog } from '../../../lib/login-prompt.ts';
import { NoticeLanguages, useNoticeLanguage } from '../../../lib/notice-language.tsx';
import { accountProblem, shownProblems } from '../dialog/account-problem.ts';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { ProblemBanner } from '../dialog/problem-banner.tsx';
import { SwitchDialog } from '../dialog/text-button.tsx';
import { ConsentBox } from '../signup/consent-box.tsx';
import { finishSignIn } from '../signup/continue-entry.ts';
import { useVerifyOtp } from './otp-calls.ts';

type AgreeDialogProps = Pick<LoginPrompt, 'identifier' | 'otp'> & { readonly open: boolean };

/** VERIFICATION-15. */
export function AgreeDialog({ open, identifier, otp }: AgreeDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={closeAccountDialog}
      title="You are new here"
      description="Your OTP is right. One thing before we make your account."
    >
      <AgreeForm identifier={identifier} otp={otp} />
    </FormDialog>
  );
}

function AgreeForm({ identifier, otp }: Pick<LoginPrompt, 'identifier' | 'otp'>) {
  const verify = useVerifyOtp();
  const [agreed, setAgreed] = useState(false);
  const language = useNoticeLanguage();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!agreed || verify.isPending) return;
    verify.mutate(
      { identifier, otp, agreeToTerms: true },
      { onSuccess: ({ user, isNewUser }) => finishSignIn(user, isNewUser) },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <ProblemBanner problems={shownProblems(verify.error, accountProblem)} />
      <div>
        <NoticeLanguages language={language} />
        <ConsentBox
          purpose="terms"
          checked={agreed}
          onCheckedChange={(checked) => setAgreed(checked)}
          disabled={verify.isPending}
        />
      </div>
      <Button type="submit" size="lg" wide disabled={!agreed} busy={verify.isPending} busyLabel="Saving...">
        Continue
      </Button>
      <SwitchDialog
        question="Took a while?"
        onSwitch={() => openAccountDialog('otp')}
        disabled={verify.isPending}
      >
        Get a new OTP
      </SwitchDialog>
    </form>
  );
}

export function isAgreementMissing(error: Error): boolean {
  return error instanceof ApiError && error.reply?.code === 'TERMS_NOT_AGREED';
}
