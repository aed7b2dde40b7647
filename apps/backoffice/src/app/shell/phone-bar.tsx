import { cx } from '@ilaneer/ui/text/cx';
import { Icon, type IconName } from '@ilaneer/ui/text/icon';
import { Link, useLocation } from 'react-router';
import { useMay } from '../../session/permission.ts';
import { MENU } from '../menu/features.ts';
import { useCounts } from '../menu/use-counts.ts';
import { openPalette } from '../palette/open-palette.ts';
import { WaitingCount } from './waiting-count.tsx';

/** Short names of menu entries. */
const PLACES: readonly (readonly [label: string, to: string, icon: IconName])[] = [
  ['Today', '/today', 'home'],
  ['Inbox', '/messages', 'mail'],
  ['Pack', '/packing', 'box'],
];

const itemClass =
  'relative flex h-full w-full min-w-11 flex-col items-center justify-center gap-0.5 font-medium text-xs';

/** Phones only: the menu is behind its button. */
export function PhoneBar() {
  const may = useMay();
  const countOf = useCounts();
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Quick menu"
      className="fixed inset-x-0 bottom-0 z-header h-(--bar) border-line border-t bg-rail pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <ul className="flex h-full">
        {PLACES.map(([label, to, icon]) => {
          const entry = MENU.find((one) => one.to === to);
          if (entry === undefined || !may(entry.needs)) return null;
          const isHere = pathname === to || pathname.startsWith(`${to}/`);
          return (
            <li key={to} className="flex-1">
              <Link
                to={to}
                aria-current={isHere ? 'page' : undefined}
                className={cx(itemClass, isHere ? 'bg-chosen text-palm' : 'text-palm-soft')}
              >
                <Icon name={icon} className="size-5.5" />
                {label}
                <WaitingCount
                  count={countOf(entry.waits)}
                  className="absolute top-0.5 left-[calc(50%+0.5rem)]"
                />
              </Link>
            </li>
          );
        })}
        <li className="flex-1">
          <button type="button" onClick={() => openPalette()} className={cx(itemClass, 'text-palm-soft')}>
            <Icon name="search" className="size-5.5" />
            Search
          </button>
        </li>
      </ul>
    </nav>
  );
}
