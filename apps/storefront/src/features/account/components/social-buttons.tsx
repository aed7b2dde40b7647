import type { Provider } from '@ilaneer/contract/sign-in-with';
import { Button } from '@ilaneer/ui/button';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { placeBeforeLogin } from '../../../lib/place-before-login.ts';
import { useSignInOptions } from '../api/get-sign-in-options.ts';
import { notSetUp, PROVIDER_NAMES, startAddress } from '../sign-in-with.ts';
import { ProviderMark } from './provider-mark.tsx';

const PROVIDERS = ['google', 'facebook'] as const satisfies readonly Provider[];

/** 'Continue with Google' and 'Continue with Facebook'; where the shop has no keys, pressing says so. */
export function SocialButtons({ disabled }: { readonly disabled: boolean }) {
  const { pathname, search, state } = useLocation();
  const options = useSignInOptions();
  const [refused, setRefused] = useState<Provider | null>(null);
  const [leaving, setLeaving] = useState<Provider | null>(null);

  function goOn(provider: Provider) {
    // Without an answer the start itself tells whether it is set up.
    if (options.data?.[provider] === false) {
      setRefused(provider);
      return;
    }
    setLeaving(provider);
    // The way back from another site begins afresh: it knows the address only.
    const isLogin = pathname.toLowerCase() === '/login';
    const returnTo = isLogin ? placeBeforeLogin(state).to : pathname + search;
    window.location.assign(startAddress(provider, returnTo));
  }

  return (
    <div className="grid gap-3">
      {PROVIDERS.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          size="lg"
          wide
          disabled={disabled}
          busy={leaving === provider}
          onClick={() => goOn(provider)}
        >
          <ProviderMark provider={provider} />
          Continue with {PROVIDER_NAMES[provider]}
        </Button>
      ))}
      <p role="status" className="text-center text-palm-soft text-sm empty:hidden">
        {refused !== null && notSetUp(PROVIDER_NAMES[refused])}
      </p>
    </div>
  );
}
