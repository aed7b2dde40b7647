import { withParts } from '@ilaneer/client/api-errors';
import type { exchangeSignInCode, Provider, SignInFailure } from '@ilaneer/contract/account/social-login';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { startSession } from '../../../lib/session.ts';

export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
};

export function startAddress(provider: Provider, returnTo: string): string {
  return `/api/auth/${provider}/start?${new URLSearchParams({ returnTo })}`;
}

/** SOCIAL-LOGIN-1. */
export function notSetUp(name: string): string {
  return `Login with ${name} is not set up in this shop yet. Please use an OTP or your password.`;
}

/** Unknown reasons are failures. */
export function signInFailureText(reason: string, name: string): string {
  switch (reason as SignInFailure) {
    case 'not_configured':
      return notSetUp(name);
    case 'cancelled':
      return `You did not finish the login with ${name}. Nothing has changed.`;
    case 'email_missing':
      return `${name} did not give us your email address. Please allow it, or log in another way.`;
    case 'email_in_use':
      return `There is an account with the email address of your ${name} account already. Please log in to it with your password or an OTP.`;
    case 'deactivated':
      return 'Account deactivated';
    default:
      return `The login with ${name} did not work. Please try again.`;
  }
}

export function providerName(provider: string | null): string {
  const known = Object.entries(PROVIDER_NAMES).find(([key]) => key === provider);
  return known?.[1] ?? 'the other service';
}

/** Once, despite re-rendering. */
export function useExchangedCode(code: string) {
  return useQuery({
    queryKey: ['sign-in-code', code],
    enabled: code !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    queryFn: async () => {
      const reply = await request<typeof exchangeSignInCode>('POST', '/exchange-sign-in-code', {
        body: { code },
      }).then(withParts('token', 'user'));
      startSession(reply.token, reply.user);
      const { user, isAccountReset, returnTo } = reply;
      return { user, isAccountReset, returnTo };
    },
  });
}
