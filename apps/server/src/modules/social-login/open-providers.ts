import type { FacebookKeys } from './facebook.ts';
import type { GoogleKeys } from './google.ts';
import type { LoginProviders } from './provider.ts';

export async function openProviders({
  google,
  facebook,
}: {
  readonly google: GoogleKeys | null;
  readonly facebook: FacebookKeys | null;
}): Promise<LoginProviders> {
  return {
    google: google === null ? null : (await import('./google.ts')).googleLogin(google),
    facebook: facebook === null ? null : (await import('./facebook.ts')).facebookLogin(facebook),
  };
}
