import type { ReactNode } from 'react';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { SectionPages } from '../../parts/frame/section-pages.tsx';
import { SETTINGS_PAGES } from './settings-pages.ts';

type SettingsFrameProps = {
  title: string;
  about: ReactNode;
  back?: { label: string; to: string };
  state?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

export function SettingsFrame({ children, ...header }: SettingsFrameProps) {
  return (
    <div className="grid items-start gap-x-6 gap-y-3 xl:grid-cols-[11rem_minmax(0,1fr)]">
      <SectionPages label="Settings" pages={SETTINGS_PAGES} place="beside" />
      <div className="min-w-0">
        <PageHeader {...header} tab={`${header.title} – Settings`} />
        {children}
      </div>
    </div>
  );
}
