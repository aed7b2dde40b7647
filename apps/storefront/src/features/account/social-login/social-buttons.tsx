import type { Provider, signInOptions } from '@ilaneer/contract/account/social-login';
import { Button } from '@ilaneer/ui/buttons/button';
import { cx } from '@ilaneer/ui/text/cx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { request } from '../../../lib/api-client.ts';
import { returnTo } from '../session/return-to.ts';
import { notSetUp, PROVIDER_NAMES, startAddress } from './social-login.ts';

const PROVIDERS = ['google', 'facebook'] as const satisfies readonly Provider[];

type SocialButtonsProps = {
  readonly disabled: boolean;
  readonly compact?: boolean;
};

/** Unconfigured providers report it on press. */
export function SocialButtons({ disabled, compact = false }: SocialButtonsProps) {
  const { pathname, search, state } = useLocation();
  const options = useSignInOptions();
  const [refused, setRefused] = useState<Provider | null>(null);
  const [leaving, setLeaving] = useState<Provider | null>(null);

  function goOn(provider: Provider) {
    // Unknown: the start page tells.
    if (options.data?.[provider] === false) {
      setRefused(provider);
      return;
    }
    setLeaving(provider);
    // The return is a fresh load.
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

export function OrDivider() {
  return (
    <p className="flex items-center gap-4 text-palm-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  );
}

const outlines: Record<Provider, string> = {
  google:
    'M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z',
  facebook:
    'M24 12.073c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.99 4.388 10.954 10.125 11.854v-8.385H7.078v-3.47h3.047V9.43c0-3.007 1.792-4.669 4.533-4.669 1.312 0 2.686.235 2.686.235v2.953H15.83c-1.491 0-1.956.925-1.956 1.874v2.25h3.328l-.532 3.47h-2.796v8.385C19.612 23.027 24 18.062 24 12.073z',
};

function ProviderMark({ provider }: { readonly provider: Provider }) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} fill="currentColor" aria-hidden="true" focusable="false">
      <path d={outlines[provider]} />
    </svg>
  );
}

/** Constant while the page is open. */
function useSignInOptions() {
  return useQuery({
    queryKey: ['sign-in-options'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => request<typeof signInOptions>('GET', '/sign-in-options', { signal }),
  });
}
