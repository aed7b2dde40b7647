import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows now for a secret as the page writes it, in groups. */
export function codeNow(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate();
}

/** Gives a window a device that makes passkeys and answers with them, as if its owner's finger lay on it. */
export async function addPasskeyDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
