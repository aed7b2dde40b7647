import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useMay } from '../../session/permission.ts';
import { SETTINGS_PAGES } from './settings-pages.ts';

type SettingsFrameProps = {
  title: string;
  about: ReactNode;
  back?: { label: string; to: string };
  state?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the settings beside the list of all of them. */
export function SettingsFrame({ children, ...header }: SettingsFrameProps) {
  const may = useMay();
  return (
    <div className="grid items-start gap-x-6 gap-y-3 xl:grid-cols-[11rem_minmax(0,1fr)]">
      <nav aria-label="Settings" className="xl:sticky xl:top-5">
        <ul className="flex flex-wrap gap-1 xl:grid">
          {SETTINGS_PAGES.filter(({ needs }) => may(needs)).map(({ label, to, icon }) => (
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
      <div className="min-w-0">
        <PageHeader {...header} tab={`${header.title} – Settings`} />
        {children}
      </div>
    </div>
  );
}
