import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { MenuEntry } from '../../parts/frame/feature.ts';
import { KeyHint } from '../../parts/keys/key-hint.tsx';
import { readStored, removeStored, writeStored } from '../../session/browser-storage.ts';
import type { useCounts } from '../menu/use-counts.ts';
import { WaitingCount } from './waiting-count.tsx';

type MenuGroupProps = {
  title: string;
  here: string | undefined;
  entries: readonly MenuEntry[];
  countOf: ReturnType<typeof useCounts>;
};

/** Folds by its title, save in the rail of icons; stays as it was left. */
export function MenuGroup({ title, here, entries, countOf }: MenuGroupProps) {
  const [isFolded, setFolded] = useState(readStored(`staff.menu.${title}`) === 'folded');
  const list = useId();
  if (entries.length === 0) return null;
  const fold = () => {
    if (isFolded) removeStored(`staff.menu.${title}`);
    else writeStored(`staff.menu.${title}`, 'folded');
    setFolded(!isFolded);
  };
  return (
    <div className="border-line max-sm:pt-2.5 sm:max-lg:not-first:border-t sm:max-lg:py-1.5 lg:short:pt-0.5 lg:pt-2.5">
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-controls={list}
        onClick={fold}
        className="group flex min-h-touch w-full items-center gap-1 rounded-md px-2.5 font-semibold text-palm-soft text-xs hover:text-palm sm:max-lg:hidden lg:pointer-fine:min-h-6"
      >
        {title}
        <Icon
          name={isFolded ? 'chevron-right' : 'chevron-down'}
          className={cx(
            'size-4 shrink-0',
            !isFolded && 'lg:not-group-hover:not-group-focus-visible:opacity-0',
          )}
        />
      </button>
      <ul
        id={list}
        aria-label={title}
        className={cx('grid gap-0.5 lg:short:gap-0 lg:gap-px', isFolded && 'max-sm:hidden lg:hidden')}
      >
        {entries.map(({ to, label, icon, keys, waits }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === here ? 'page' : undefined}
              className={cx(
                'group relative flex min-h-touch items-center gap-x-2.5 rounded-md px-2.5 font-medium transition-colors lg:pointer-fine:min-h-8 lg:pointer-fine:short:min-h-6',
                'sm:max-lg:flex-col sm:max-lg:justify-center sm:max-lg:gap-y-0.5 sm:max-lg:px-0.5 sm:max-lg:py-1.5 sm:max-lg:text-center sm:max-lg:text-xs sm:max-lg:leading-tight',
                to === here ? 'bg-chosen text-palm' : 'text-palm-soft hover:bg-palm/6 hover:text-palm',
              )}
            >
              <Icon name={icon} className="size-5 shrink-0" />
              <span className="min-w-0 lg:flex-1">{label}</span>
              {keys && <KeyHint keys={keys} className="opacity-0 group-hover:opacity-100 max-lg:hidden" />}
              <WaitingCount
                count={countOf(waits)}
                className="ml-auto sm:max-lg:absolute sm:max-lg:top-0.5 sm:max-lg:right-0.5"
              />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
