import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { MENU_GROUPS, type MenuEntry } from '../../parts/frame/feature.ts';
import { KeyHint } from '../../parts/keys/key-hint.tsx';
import { useShortcuts } from '../../parts/keys/shortcuts.ts';
import { useMay } from '../../session/permission.ts';
import { MENU } from '../features.ts';
import { openPalette } from '../palette/open-palette.ts';
import { WhoAmI } from './who-am-i.tsx';

/** The way to every page that whoever sits here may see; a rail of icons with words under them on a tablet. */
export function SideMenu() {
  const may = useMay();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const entries = MENU.filter(({ needs }) => may(needs));
  const here = entryOf(pathname, entries);
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the menu is longer than the screen, it follows the page
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  useShortcuts(
    'Go to',
    entries.flatMap(({ keys, label, to }) =>
      keys === undefined ? [] : [{ keys, label, run: () => void navigate(to) }],
    ),
  );
  return (
    <header className="sticky top-0 flex h-dvh w-18 shrink-0 flex-col border-line border-r bg-rail lg:w-menu">
      <p className="flex h-14 items-center justify-center gap-2 px-4 font-display font-semibold text-lg lg:justify-start">
        <Icon name="leaf" className="size-6 text-leaf" />
        <span className="max-lg:sr-only">Ilaneer</span>
      </p>
      <div className="px-1.5 pb-2 lg:px-2.5">
        <button
          type="button"
          onClick={openPalette}
          aria-keyshortcuts="Control+K"
          className="flex w-full items-center gap-2 rounded-md border border-line bg-kernel px-2.5 text-palm-soft text-sm hover:border-line-strong max-lg:justify-center"
        >
          <Icon name="search" className="size-4.5 shrink-0" />
          <span className="flex-1 text-left max-lg:sr-only">Search or do …</span>
          <KeyHint keys="$mod+k" className="max-lg:hidden" />
        </button>
      </div>
      {/* What fades at its end goes on below. */}
      <nav
        ref={nav}
        aria-label="Main"
        className="flex-1 scroll-pb-8 overflow-y-auto px-1.5 pb-8 [mask-image:linear-gradient(black_calc(100%-2rem),transparent)] lg:px-2.5"
      >
        {MENU_GROUPS.map((group) => (
          <MenuGroup
            key={group}
            title={group}
            here={here}
            entries={entries.filter((entry) => entry.group === group)}
          />
        ))}
      </nav>
      <WhoAmI />
    </header>
  );
}

type MenuGroupProps = { title: string; here: string | undefined; entries: readonly MenuEntry[] };

function MenuGroup({ title, here, entries }: MenuGroupProps) {
  if (entries.length === 0) return null;
  return (
    <div className="border-line max-lg:not-first:border-t max-lg:py-1.5 lg:pt-2.5">
      <p className="px-2.5 pb-1 font-semibold text-palm-soft text-xs max-lg:sr-only">{title}</p>
      <ul className="grid gap-0.5 lg:gap-px">
        {entries.map(({ to, label, icon, keys }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === here ? 'page' : undefined}
              className={cx(
                'group flex min-h-touch lg:pointer-fine:min-h-8 items-center gap-x-2.5 rounded-md px-2.5 font-medium transition-colors max-lg:flex-col max-lg:justify-center max-lg:gap-y-0.5 max-lg:px-0.5 max-lg:py-1.5 max-lg:text-center max-lg:text-xs max-lg:leading-tight',
                to === here ? 'bg-chosen text-palm' : 'text-palm-soft hover:bg-palm/6 hover:text-palm',
              )}
            >
              <Icon name={icon} className="size-5 shrink-0" />
              <span className="min-w-0 lg:flex-1">{label}</span>
              {keys && <KeyHint keys={keys} className="opacity-0 group-hover:opacity-100 max-lg:hidden" />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The entry that a page belongs to: of '/orders' and '/orders/new' the one that says more. */
function entryOf(pathname: string, entries: readonly MenuEntry[]): string | undefined {
  return entries
    .map(({ to }) => to)
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}
