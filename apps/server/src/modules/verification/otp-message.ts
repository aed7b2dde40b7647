import { OTP } from '@ilaneer/domain/verification/otp';
import type { Deps } from '../../deps/deps.ts';
import { otpOf, type SecretDeps } from '../../deps/secrets.ts';
import { letter } from '../../messages/letter.ts';
import type { MailBrand } from '../../messages/letter-content.ts';
import type { Mail, Mailer } from '../../messages/mailer.ts';
import type { SmsSender } from '../../messages/sms.ts';
import { smsText } from '../../messages/sms-words.ts';
import { findCode, type OtpRow } from './repository.ts';

type OtpMessageDeps = Deps & SecretDeps & { readonly mailer: Mailer; readonly sms: SmsSender };

const MINUTES = OTP.validMs / 60_000;

/** Expired OTPs are dropped. */
export function otpMessage(deps: OtpMessageDeps) {
  return async ({ codeId }: { readonly codeId: string }): Promise<void> => {
    const code = await findCode(deps.db, codeId);
    if (code === null || code.usedAt !== null || code.expiresAt <= deps.now()) return;
    const otp = otpOf(deps.keys, code);
    const { brand, config } = deps;
    await (code.channel === 'sms'
      ? sendSms(deps, code, otp)
      : deps.mailer(otpMail(code, otp, brand, config.publicUrl)));
  };
}

function sendSms({ sms, brand }: OtpMessageDeps, code: OtpRow, otp: string): Promise<void> {
  return sms({
    id: `otp ${code.id}`,
    to: code.recipient,
    template: 'otp',
    variables: { otp },
    text: smsText('otp', brand.name, { otp }),
  });
}

export function otpMail(
  code: Pick<OtpRow, 'id' | 'purpose' | 'recipient'>,
  otp: string,
  brand: MailBrand,
  publicUrl: string,
): Mail {
  const purpose =
    code.purpose === 'login'
      ? `Here is your OTP to log in to ${brand.name}.`
      : `Here is your OTP to confirm a change of your ${brand.name} account.`;
  return {
    id: `otp ${code.id}`,
    kind: 'otp',
    to: code.recipient,
    // No digits in the subject, which lock screens show.
    subject: `Your ${brand.name} OTP`,
    ...letter({
      brand,
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
