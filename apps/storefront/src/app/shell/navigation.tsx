import { Button } from '@ilaneer/ui/buttons/button';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { IconLink } from '@ilaneer/ui/buttons/icon-link';
import { type ReactNode, useState } from 'react';
import { brand } from '../../lib/content.ts';
import { openAccountDialog } from '../../lib/login-prompt.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { Logo } from '../../lib/picture/shop-picture.tsx';
import { useSession } from '../../lib/session.ts';
import { prepareAccountDialogs } from './account-dialogs.tsx';
import { MarkedLink, MobileMenu } from './mobile-menu.tsx';
import { barLinks, type NavLinkEntry, shownLinks } from './nav-links.ts';

type NavigationProps = {
  readonly cartCount: number;
  readonly wishlistCount: number;
  /** A box on wide screens, else a button. */
  readonly search?: ReactNode;
};

export function Navigation({ cartCount, wishlistCount, search }: NavigationProps) {
  const { isAuthenticated } = useSession();
  const [menuOpen, setMenuOpen] = useState(false);
  const links = shownLinks(barLinks(), isAuthenticated);
  return (
    <>
      {/* Pulled up by the tagline's height, so that only the bar stays when the page scrolls. */}
      <header className="sticky -top-8 z-header border-line border-b bg-paper">
        <p className="on-dark flex h-8 items-center justify-center gap-1 bg-palm px-gutter text-xs tracking-wide">
          {brand().tagline} <span className="font-bold text-tender">{brand().name}</span>
        </p>
        <div className="mx-auto flex h-16 max-w-page items-center gap-1 px-gutter lg:grid lg:h-15 lg:grid-cols-[1fr_auto_1fr] lg:gap-6">
          <PageLink
            to="/"
            aria-label={`${brand().name}, home`}
            className="flex min-h-touch shrink-0 items-center"
          >
            <Logo name="logo" alt="" className="h-8 w-[6.6rem] lg:h-10 lg:w-[8.25rem]" />
          </PageLink>
          <div className="ml-auto min-w-0 lg:order-first lg:ml-0 lg:max-w-xs">{search}</div>
          <div className="flex items-center gap-0.5 lg:justify-end lg:gap-1">
            <IconLink
              icon="heart"
              label={countedLabel('Wishlist', wishlistCount)}
              count={wishlistCount}
              render={<PageLink to="/wishlist" />}
            />
            <IconLink
              icon="cart"
              label={countedLabel('Cart', cartCount)}
              count={cartCount}
              render={<PageLink to="/cart" />}
            />
            {isAuthenticated && (
              <div className="hidden lg:block">
                <IconLink icon="user" label="Your account" render={<PageLink to="/account" />} />
              </div>
            )}
            <div className="ml-2 hidden lg:block">
              <Button
                size="sm"
                variant={isAuthenticated ? 'secondary' : 'primary'}
                onPointerEnter={prepareAccountDialogs}
                onFocus={prepareAccountDialogs}
                onClick={() => openAccountDialog(isAuthenticated ? 'logout' : 'login-code')}
              >
                {isAuthenticated ? 'Logout' : 'Login / Register'}
              </Button>
            </div>
            <div className="-mr-2.5 lg:hidden">
              <IconButton
                icon="menu"
                label="Menu"
                aria-haspopup="dialog"
                aria-expanded={menuOpen}
                onClick={() => setMenuOpen(true)}
              />
            </div>
          </div>
        </div>
        <BarLinks links={links} />
      </header>
      {menuOpen && <MobileMenu onClose={() => setMenuOpen(false)} />}
    </>
  );
}

function BarLinks({ links }: { readonly links: readonly NavLinkEntry[] }) {
  return (
    <nav aria-label="Main" className="mx-auto hidden max-w-page px-gutter lg:block">
      <ul className="flex items-center justify-center gap-1">
        {links.map((link) => (
          <li key={link.to}>
            <MarkedLink to={link.to} className={barLinkClass}>
              {link.label}
            </MarkedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const barLinkClass =
  'relative inline-flex min-h-touch items-center px-3 font-semibold text-sm xl:px-4 xl:text-base after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 after:origin-left after:scale-x-0 after:rounded-full after:bg-leaf after:transition-transform after:duration-calm hover:after:scale-x-100 aria-[current=page]:text-leaf-dark aria-[current=page]:after:scale-x-100';

function countedLabel(name: string, count: number): string {
  if (count === 0) return name;
  return `${name}, ${count} ${count === 1 ? 'item' : 'items'}`;
}
