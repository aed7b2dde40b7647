import { Button } from '@ilaneer/ui/button';
import { IconButton } from '@ilaneer/ui/icon-button';
import { IconLink } from '@ilaneer/ui/icon-link';
import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { brand } from '../lib/content.ts';
import { openAccountDialog } from '../lib/login-prompt.ts';
import { useSession } from '../lib/session.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { NAV_LINKS } from './nav-links.ts';

type NavigationProps = { readonly cartCount: number; readonly wishlistCount: number };

/** The bar at the top of every page. */
export function Navigation({ cartCount, wishlistCount }: NavigationProps) {
  const { isAuthenticated } = useSession();
  const [menuOpen, setMenuOpen] = useState(false);
  const links = NAV_LINKS.filter((link) => isAuthenticated || link.shopperOnly !== true);
  return (
    <>
      {/* Pulled up by the tagline's height, so that only the bar stays when the page scrolls. */}
      <header className="sticky -top-8 z-header border-line border-b bg-coconut">
        <p className="on-dark flex h-8 items-center justify-center gap-1 bg-palm px-gutter text-xs tracking-wide">
          {brand.tagline} <span className="font-bold text-tender">{brand.name}</span>
        </p>
        <div className="mx-auto flex h-16 max-w-page items-center gap-1 px-gutter lg:h-20 lg:gap-3">
          <Link to="/" aria-label={`${brand.name}, home`} className="flex min-h-touch shrink-0 items-center">
            <img
              src="/pictures/art/wordmark.svg"
              alt=""
              width={132}
              height={40}
              className="h-8 w-auto lg:h-10"
            />
          </Link>
          <nav aria-label="Main" className="hidden flex-1 justify-center lg:flex">
            <ul className="flex items-center gap-1">
              {links
                .filter((link) => link.menuOnly !== true)
                .map((link) => (
                  <li key={link.to}>
                    <NavLink to={link.to} end className={deskLinkClass}>
                      {link.label}
                    </NavLink>
                  </li>
                ))}
            </ul>
          </nav>
          <div className="ml-auto flex items-center gap-0.5 lg:ml-0 lg:gap-1">
            <IconLink
              icon="heart"
              label={countedLabel('Wishlist', wishlistCount)}
              count={wishlistCount}
              render={<Link to="/wishlist" />}
            />
            <IconLink
              icon="cart"
              label={countedLabel('Cart', cartCount)}
              count={cartCount}
              render={<Link to="/cart" />}
            />
            {isAuthenticated && (
              <div className="hidden lg:block">
                <IconLink icon="user" label="Your account" render={<Link to="/account" />} />
              </div>
            )}
            <div className="ml-2 hidden lg:block">
              <Button
                size="sm"
                variant={isAuthenticated ? 'secondary' : 'primary'}
                onClick={() => openAccountDialog(isAuthenticated ? 'logout' : 'login')}
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
      </header>
      {menuOpen && <MobileMenu links={links} onClose={() => setMenuOpen(false)} />}
    </>
  );
}

const deskLinkClass =
  'relative inline-flex min-h-touch items-center px-3.5 font-semibold text-sm xl:px-4 xl:text-base after:absolute after:inset-x-3.5 after:bottom-1 after:h-0.5 after:origin-left after:scale-x-0 after:rounded-full after:bg-leaf after:transition-transform after:duration-calm hover:after:scale-x-100 aria-[current=page]:text-leaf-dark aria-[current=page]:after:scale-x-100';

function countedLabel(name: string, count: number): string {
  if (count === 0) return name;
  return `${name}, ${count} ${count === 1 ? 'item' : 'items'}`;
}
