import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import { NavLink } from 'react-router';
import { useMay } from '../../session/permission.ts';
import type { PageEntry } from './feature.ts';

type SectionPagesProps = {
  label: string;
  pages: readonly PageEntry[];
  /** Beside from wide screens. */
  place: 'above' | 'beside';
};

export function SectionPages({ label: section, pages, place }: SectionPagesProps) {
  const may = useMay();
  const isBeside = place === 'beside';
  return (
    <nav aria-label={section} className={isBeside ? 'xl:sticky xl:top-5' : 'pb-3'}>
      <ul className={cx('flex flex-wrap gap-1', isBeside && 'xl:grid')}>
        {pages
          .filter(({ needs }) => may(needs))
          .map(({ label, to, icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                className={({ isActive }) =>
                  cx(
                    'flex min-h-touch items-center gap-2 rounded-md px-2 font-medium text-sm xl:px-2.5',
                    isActive ? 'bg-chosen text-palm' : 'text-palm-soft hover:bg-palm/6 hover:text-palm',
                  )
                }
              >
                <Icon name={icon} className="size-4.5 shrink-0" />
                {label}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
