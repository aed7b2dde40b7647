import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { Icon } from '@ilaneer/ui/text/icon';
import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router';
import { lateCode } from '../../lib/late-code.ts';

type Open = { readonly Panel: ComponentType<{ readonly onClose: () => void }> };

const code = lateCode(() => import('./search-panel.tsx'));

export function HeaderSearch() {
  const [state, setState] = useState<Open | 'loading' | 'closed'>('closed');
  const navigate = useNavigate();

  async function open() {
    if (state === 'loading') return;
    setState('loading');
    try {
      const { SearchPanel } = await code.get();
      setState({ Panel: SearchPanel });
    } catch {
      // The explore page has its own search.
      setState('closed');
      await navigate('/ExploreProducts');
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={typeof state === 'object'}
        aria-busy={state === 'loading'}
        onPointerEnter={code.prepare}
        onFocus={code.prepare}
        onClick={() => void open()}
        className={buttonClass}
      >
        {state === 'loading' ? (
          <Spinner className="size-5" />
        ) : (
          <Icon name="search" className="size-6 lg:size-5" />
        )}
        <span className="sr-only lg:not-sr-only">Search products</span>
      </button>
      {typeof state === 'object' && (
        <state.Panel
          // Late close events.
          onClose={() => setState((now) => (now === state ? 'closed' : now))}
        />
      )}
    </>
  );
}

const buttonClass = [
  'flex size-touch items-center justify-center gap-2.5 rounded-full transition-colors hover:bg-palm/8',
  'lg:w-full lg:min-w-56 lg:justify-start lg:bg-kernel lg:px-4 lg:text-palm-soft lg:text-sm',
  'lg:ring-1 lg:ring-line-strong lg:ring-inset lg:hover:bg-kernel lg:hover:ring-palm',
].join(' ');
