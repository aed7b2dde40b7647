import type { SignInStep } from '@ilaneer/contract/staff/people/sign-in';
import { useState } from 'react';
import { shopName } from '../../parts/words/shop-name.ts';
import { CodeStep } from './code-step.tsx';
import { EntranceFrame } from './entrance-frame.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordStep } from './password-step.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';

/** STAFF-4. Continues to the requested page. */
export function SignInPage({
  first = 'password',
  about = `The staff app of ${shopName.read()}.`,
}: {
  first?: SignInStep | 'password';
  about?: string;
}) {
  const [step, setStep] = useState(first);
  const startAgain = () => setStep('password');
  switch (step) {
    case 'password':
      return (
        <EntranceFrame title="Sign in" about={about}>
          <PasswordStep onDone={setStep} />
          <PasskeyButton what="sign in" />
          <p className="text-center text-palm-soft text-sm">
            Forgot your password? Sign in with a passkey, or ask the owner of the shop.
          </p>
        </EntranceFrame>
      );
    case 'code':
      return (
        <EntranceFrame title="Your code" about="Six digits from your authenticator app, or a recovery code.">
          <CodeStep onStartAgain={startAgain} />
        </EntranceFrame>
      );
    case 'second-factor':
      return (
        <EntranceFrame
          title="Set up your second factor"
          about="An app on your phone shows a new code every half minute. You will be asked for one whenever you sign in."
        >
          <SecondFactorStep onStartAgain={startAgain} />
        </EntranceFrame>
      );
  }
}
