import type { Provider } from '@ilaneer/contract/account/social-login';
import { Button } from '@ilaneer/ui/buttons/button';
import { cx } from '@ilaneer/ui/cx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { returnTo } from '../session/return-to.ts';
import { useSignInOptions } from './get-sign-in-options.ts';
import { ProviderMark } from './provider-mark.tsx';
import { notSetUp, PROVIDER_NAMES, startAddress } from './social-login.ts';

const PROVIDERS = ['google', 'facebook'] as const satisfies readonly Provider[];

type SocialButtonsProps = {
  readonly disabled: boolean;
  /** Side by side, under another way in. */
  readonly compact?: boolean;
};

/** 'Continue with Google' and 'Continue with Facebook'; where the shop has no keys, pressing says so. */
export function SocialButtons({ disabled, compact = false }: SocialButtonsProps) {
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
    const target = isLogin ? returnTo(state).to : pathname + search;
    window.location.assign(startAddress(provider, target));
  }

  return (
    <div className={cx('grid gap-3', compact && 'grid-cols-2')}>
      {PROVIDERS.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          size={compact ? 'md' : 'lg'}
          wide
          disabled={disabled}
          busy={leaving === provider}
          onClick={() => goOn(provider)}
        >
          <ProviderMark provider={provider} />
          <span>
            <span className={cx(compact && 'sr-only')}>Continue with</span> {PROVIDER_NAMES[provider]}
          </span>
        </Button>
      ))}
      <p role="status" className="col-span-full text-center text-palm-soft text-sm empty:hidden">
        {refused !== null && notSetUp(PROVIDER_NAMES[refused])}
      </p>
    </div>
  );
}
