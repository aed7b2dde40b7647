import { OTP } from '@ilaneer/domain/verification/otp';
import type { AppDeps } from '../../app-deps.ts';
import { otpOf } from '../../deps/secrets.ts';
import { letter } from '../../messages/letter.ts';
import type { Mail, Mailer } from '../../messages/mailer.ts';
import type { SmsSender } from '../../messages/sms.ts';
import { findCode, type OneTimeCode } from './repository.ts';

type Environment = Pick<AppDeps, 'db' | 'now' | 'brand' | 'jwtSecret'> & {
  readonly publicUrl: string;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
};

const MINUTES = OTP.validMs / 60_000;

/** Sends an OTP to where it belongs. One that came to its end while it waited is not sent any more. */
export function otpMessage(env: Environment) {
  return async ({ codeId }: { readonly codeId: string }): Promise<void> => {
    const code = await findCode(env.db, codeId);
    if (code === null || code.usedAt !== null || code.expiresAt <= env.now()) return;
    const otp = otpOf(env.jwtSecret, code.id);
    const { brand, publicUrl } = env;
    await (code.channel === 'sms'
      ? sendSms(env, code, otp)
      : env.mailer(otpMail(code, otp, brand.name, publicUrl)));
  };
}

function sendSms({ sms, brand }: Environment, code: OneTimeCode, otp: string): Promise<void> {
  return sms({
    id: `otp ${code.id}`,
    to: code.recipient,
    template: 'otp',
    variables: { otp },
    text: `${otp} is your ${brand.name} OTP. It is valid for ${MINUTES} minutes. Please do not share it with anyone.`,
  });
}

/** The mail with an OTP. */
export function otpMail(
  code: Pick<OneTimeCode, 'id' | 'purpose' | 'recipient'>,
  otp: string,
  brandName: string,
  publicUrl: string,
): Mail {
  const purpose =
    code.purpose === 'login'
      ? `Here is your OTP to log in to ${brandName}.`
      : `Here is your OTP to confirm a change of your ${brandName} account.`;
  return {
    id: `otp ${code.id}`,
    kind: 'otp',
    to: code.recipient,
    // The digits stay out of the subject: it shows on locked screens.
    subject: `Your ${brandName} OTP`,
    ...letter({
      brandName,
      shopUrl: publicUrl,
      heading: 'Your OTP',
      paragraphs: [purpose],
      code: otp,
      notes: [
        `It is valid for ${MINUTES} minutes. We will never ask you for it, so please do not share it with anyone.`,
        'If you did not ask for it, you can ignore this mail.',
      ],
    }),
  };
}
