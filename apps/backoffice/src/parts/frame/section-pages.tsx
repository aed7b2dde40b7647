import { Button } from '@ilaneer/ui/buttons/button';
import { Menu } from '@ilaneer/ui/layers/menu';
import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import { NavLink, useLocation } from 'react-router';
import { useMay } from '../../session/permission.ts';
import type { PageEntry } from './feature.ts';

type SectionPagesProps = {
  label: string;
  pages: readonly PageEntry[];
  /** Beside from wide screens, a menu on phones. */
  place: 'above' | 'beside';
};

export function SectionPages({ label: section, pages, place }: SectionPagesProps) {
  const may = useMay();
  const isBeside = place === 'beside';
  const open = pages.filter(({ needs }) => may(needs));
  return (
    <nav aria-label={section} className={isBeside ? 'xl:sticky xl:top-5' : 'pb-3'}>
      {isBeside && <SectionMenu section={section} pages={open} />}
      <ul className={cx('flex flex-wrap gap-1', isBeside && 'max-sm:hidden xl:grid')}>
        {open.map(({ label, to, icon }) => (
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

function SectionMenu({ section, pages }: { section: string; pages: readonly PageEntry[] }) {
  const { pathname } = useLocation();
  const current = pages.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <div className="sm:hidden">
      <Menu
        align="start"
        trigger={
          <Button variant="secondary" size="sm" wide>
            {current === undefined ? section : `${section}: ${current.label}`}
            <Icon name="chevron-down" className="size-4.5 shrink-0" />
          </Button>
        }
        groups={[pages.map(({ label, to, icon }) => ({ label, icon, render: <NavLink to={to} /> }))]}
      />
    </div>
  );
}
