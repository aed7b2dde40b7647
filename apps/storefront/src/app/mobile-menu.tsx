import { Button } from '@ilaneer/ui/button';
import { IconButton } from '@ilaneer/ui/icon-button';
import { useEffect, useRef } from 'react';
import { brand } from '../lib/content.ts';
import { openAccountDialog } from '../lib/login-prompt.ts';
import { useSession } from '../lib/session.ts';
import { loadAccountDialogs } from './account-dialogs.tsx';
import { MarkedLink } from './marked-link.tsx';
import type { NavLinkEntry } from './nav-links.ts';

type MobileMenuProps = { readonly links: readonly NavLinkEntry[]; readonly onClose: () => void };

// The width from which the bar shows the links itself: `lg` of the tokens.
const DESKTOP = '(min-width: 64rem)';

/** The menu of narrow screens: a modal over the whole screen. The native element keeps the focus inside. */
export function MobileMenu({ links, onClose }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { isAuthenticated } = useSession();

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

  // Closing the element first gives the focus back before React takes the element away.
  const close = () => dialog.current?.close();

  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none animate-arrive overflow-y-auto overscroll-contain bg-palm p-0 on-dark"
    >
      <div className="flex min-h-full flex-col px-gutter pb-[max(2rem,env(safe-area-inset-bottom))]">
        <div className="flex h-16 items-center justify-between">
          <p className="font-malayalam-name text-2xl" lang="ml">
            {brand.malayalamName}
          </p>
          <IconButton
            icon="close"
            label="Close menu"
            className="-mr-2.5 hover:bg-kernel/15"
            onClick={close}
          />
        </div>
        <nav aria-label="Menu" className="my-auto py-8">
          <ul className="grid">
            {links.map((link) => (
              <MenuLink key={link.to} link={link} onFollow={close} />
            ))}
            <MenuLink link={{ to: '/wishlist', label: 'Wishlist' }} onFollow={close} />
            <MenuLink link={{ to: '/cart', label: 'Cart' }} onFollow={close} />
          </ul>
        </nav>
        <Button
          variant="light"
          size="lg"
          wide
          onPointerDown={loadAccountDialogs}
          onFocus={loadAccountDialogs}
          onClick={() => {
            close();
            openAccountDialog(isAuthenticated ? 'logout' : 'login');
          }}
        >
          {isAuthenticated ? 'Logout' : 'Login / Register'}
        </Button>
        <p className="mt-5 text-center text-sm text-tender">
          {brand.tagline} {brand.name}
        </p>
      </div>
    </dialog>
  );
}

function MenuLink({ link, onFollow }: { readonly link: NavLinkEntry; readonly onFollow: () => void }) {
  return (
    <li className="border-kernel/15 border-b">
      <MarkedLink
        to={link.to}
        onClick={onFollow}
        className="flex min-h-14 items-center py-2 font-display font-semibold text-2xl hover:text-tender aria-[current=page]:text-sun aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
      >
        {link.label}
      </MarkedLink>
    </li>
  );
}
