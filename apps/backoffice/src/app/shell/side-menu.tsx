import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { useLayer } from '@ilaneer/ui/layers/layers';
import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { MENU_GROUPS, type MenuEntry } from '../../parts/frame/feature.ts';
import { KeyHint } from '../../parts/keys/key-hint.tsx';
import { useShortcuts } from '../../parts/keys/shortcuts.ts';
import { shopName } from '../../parts/words/shop-name.ts';
import { useMay } from '../../session/permission.ts';
import { MENU, PAGES } from '../menu/features.ts';
import { useCounts } from '../menu/use-counts.ts';
import { openPalette } from '../palette/open-palette.ts';
import { AccountMenu } from './account-menu.tsx';
import { MenuGroup } from './menu-group.tsx';

type SideMenuProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

const BESIDE_THE_PAGE = '(min-width: 40rem)';

export function SideMenu({ isOpen, onOpenChange }: SideMenuProps) {
  const may = useMay();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const entries = MENU.filter(({ needs }) => may(needs));
  const here = entryOf(pathname, entries);
  const countOf = useCounts();
  const nav = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const latest = useRef(onOpenChange);
  useEffect(() => {
    latest.current = onOpenChange;
  });
  useLayer(isOpen, () => onOpenChange(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another answer
  useEffect(() => latest.current(false), [pathname]);
  useEffect(() => {
    const beside = window.matchMedia(BESIDE_THE_PAGE);
    const close = () => beside.matches && latest.current(false);
    beside.addEventListener('change', close);
    return () => beside.removeEventListener('change', close);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the menu is longer than the screen, it follows the page
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  const close = () => {
    onOpenChange(false);
    opener.current?.focus();
  };
  useShortcuts(
    'Everywhere',
    isOpen ? [{ keys: 'Escape', label: 'Close the menu', run: close, always: true }] : [],
  );
  useShortcuts(
    'Go to',
    PAGES.filter(({ needs }) => may(needs)).flatMap(({ keys, label, to }) =>
      keys === undefined ? [] : [{ keys, label, run: () => void navigate(to) }],
    ),
  );
  return (
    <header className="sticky top-0 z-header flex w-full shrink-0 items-center border-line bg-rail max-sm:h-14 max-sm:gap-1 max-sm:border-b max-sm:px-2 sm:h-dvh sm:w-18 sm:flex-col sm:items-stretch sm:border-r lg:w-menu">
      <IconButton
        ref={opener}
        icon={isOpen ? 'close' : 'menu'}
        label={isOpen ? 'Close the menu' : 'Menu'}
        aria-expanded={isOpen}
        className="sm:hidden"
        onClick={() => onOpenChange(!isOpen)}
      />
      <p className="flex h-14 items-center gap-2 px-1 font-display font-semibold text-lg max-sm:flex-1 sm:justify-center sm:px-4 lg:short:h-11 lg:justify-start">
        <img src="/icon-192.png" alt="" className="size-6 rounded-xs" />
        <span className="sm:max-lg:sr-only">{shopName.use()}</span>
      </p>
      {/* Phones have it in the bar. */}
      <div className="max-sm:hidden sm:px-1.5 sm:pb-2 lg:px-2.5">
        <button
          type="button"
          onClick={() => openPalette()}
          aria-keyshortcuts="Control+K"
          className="flex w-full items-center gap-2 rounded-md border border-line bg-kernel px-2.5 text-palm-soft text-sm hover:border-line-strong max-lg:justify-center"
        >
          <Icon name="search" className="size-4.5 shrink-0" />
          <span className="flex-1 text-left max-lg:sr-only">
            Search<span className="sr-only"> or run an action …</span>
          </span>
          <KeyHint keys="$mod+k" className="max-lg:hidden" />
        </button>
      </div>
      {/* Fades when scrollable. */}
      <nav
        ref={nav}
        aria-label="Main"
        className={cx(
          'flex-1 scroll-pb-4 overflow-y-auto px-1.5 pb-4 [mask-image:linear-gradient(black_calc(100%-1rem),transparent)] lg:px-2.5',
          'max-sm:fixed max-sm:inset-x-0 max-sm:top-14 max-sm:bottom-(--bar) max-sm:bg-rail',
          !isOpen && 'max-sm:hidden',
        )}
      >
        {MENU_GROUPS.map((group) => (
          <MenuGroup
            key={group}
            title={group}
            here={here}
            entries={entries.filter((entry) => entry.group === group)}
            countOf={countOf}
          />
        ))}
      </nav>
      <AccountMenu />
    </header>
  );
}

function entryOf(pathname: string, entries: readonly MenuEntry[]): string | undefined {
  return entries
    .map(({ to }) => to)
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}
