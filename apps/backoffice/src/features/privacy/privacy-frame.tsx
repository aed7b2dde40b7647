import type { ReactNode } from 'react';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { SectionPages } from '../../parts/frame/section-pages.tsx';
import { PRIVACY_PAGES } from './privacy-pages.ts';

type PrivacyFrameProps = {
  title: string;
  about: ReactNode;
  back?: { label: string; to: string };
  state?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

export function PrivacyFrame({ children, ...header }: PrivacyFrameProps) {
  return (
    <>
      <SectionPages label="Privacy" pages={PRIVACY_PAGES} place="above" />
      <PageHeader {...header} tab={`${header.title} – Privacy`} />
      {children}
    </>
  );
}
