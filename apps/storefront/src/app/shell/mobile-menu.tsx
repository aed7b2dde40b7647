import { Button } from '@ilaneer/ui/buttons/button';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { useLayer } from '@ilaneer/ui/layers/layers';
import { Icon } from '@ilaneer/ui/text/icon';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useMatch } from 'react-router';
import { brand } from '../../lib/content.ts';
import { openAccountDialog } from '../../lib/login-prompt.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { LocalName } from '../../lib/picture/shop-picture.tsx';
import { useSession } from '../../lib/session.ts';
import { prepareAccountDialogs } from './account-dialogs.tsx';
import { ACCOUNT_LINKS, menuLinks, shownLinks } from './nav-links.ts';

// `lg` of the tokens.
const DESKTOP = '(min-width: 64rem)';

/** A full-screen native dialog, for its focus trap. */
export function MobileMenu({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    const root = document.documentElement;
    root.classList.add('overflow-hidden');
    return () => root.classList.remove('overflow-hidden');
  }, []);

  useEffect(() => {
    const desktop = window.matchMedia(DESKTOP);
    desktop.addEventListener('change', onClose);
    return () => desktop.removeEventListener('change', onClose);
  }, [onClose]);

  // Close before unmounting, to restore the focus.
  const close = () => dialog.current?.close();
  useLayer(true, () => {
    close();
    onClose();
  });

  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none animate-arrive overflow-y-auto overscroll-contain bg-palm p-0 on-dark"
    >
      <div className="px-gutter pb-[max(2rem,env(safe-area-inset-bottom))]">
        <div className="flex h-16 items-center justify-between">
          <LocalName className="text-2xl" />
          <IconButton
            icon="close"
            label="Close menu"
            className="-mr-2.5 ml-auto hover:bg-kernel/15"
            onClick={close}
          />
        </div>
        <AccountPart onFollow={close} />
        <nav aria-label="Menu" className="mt-5">
          <ul>
            {shownLinks(menuLinks(), true).map(({ to, label }) => (
              <li key={to} className="border-kernel/15 border-b">
                <MarkedLink
                  to={to}
                  onClick={close}
                  className="flex min-h-13 items-center py-1.5 font-display font-semibold text-2xl hover:text-tender aria-[current=page]:text-sun aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
                >
                  {label}
                </MarkedLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="mt-8 text-center text-sm text-tender">
          {brand().tagline} {brand().name}
        </p>
      </div>
    </dialog>
  );
}

function AccountPart({ onFollow }: { readonly onFollow: () => void }) {
  const { user, isAuthenticated } = useSession();
  const button = (
    <Button
      variant="light"
      wide
      onPointerDown={prepareAccountDialogs}
      onFocus={prepareAccountDialogs}
      onClick={() => {
        onFollow();
        openAccountDialog(isAuthenticated ? 'logout' : 'login-code');
      }}
    >
      {isAuthenticated ? 'Logout' : 'Login / Register'}
    </Button>
  );
  if (!isAuthenticated) return button;
  return (
    <section aria-label="Account" className="grid gap-3 rounded-lg bg-kernel/10 p-3">
      {user !== null && <p className="truncate px-1 font-semibold">{user.name}</p>}
      <ul className="grid grid-cols-3 gap-2">
        {ACCOUNT_LINKS.map(({ to, label, icon }) => (
          <li key={to}>
            <MarkedLink
              to={to}
              onClick={onFollow}
              className="grid h-full min-h-16 content-center justify-items-center gap-1 rounded-md bg-kernel/10 px-1 py-2 text-center font-medium text-sm hover:bg-kernel/20 aria-[current=page]:text-sun"
            >
              <Icon name={icon} className="size-5" />
              {label}
            </MarkedLink>
          </li>
        ))}
      </ul>
      {button}
    </section>
  );
}

export function MarkedLink(props: ComponentProps<typeof PageLink>) {
  const here = useMatch(props.to) !== null;
  return <PageLink {...props} aria-current={here ? 'page' : undefined} />;
}
