import { Spinner } from '@ilaneer/ui/feedback/spinner';
import type { ReactNode } from 'react';
import { DetailLayout } from '../../../parts/frame/detail-layout.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { OutdatedPolicies } from '../policies/outdated-policies.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { type Sections, useSettings } from '../use-settings.ts';

type SectionPageProps<Key extends keyof Sections> = {
  id: Key;
  title: string;
  about: string;
  children: (section: Sections[Key]) => ReactNode;
};

export function SectionPage<Key extends keyof Sections>({
  id,
  title,
  about,
  children,
}: SectionPageProps<Key>) {
  const query = useSettings();
  return (
    <SettingsFrame title={title} about={about}>
      <ChangedNotice kind="setting" id={id} />
      <OutdatedPolicies />
      {query.isError ? (
        <Unreadable what="The settings" query={query} inside />
      ) : query.data === undefined ? (
        <Spinner label="Loading …" />
      ) : (
        <DetailLayout aside={<HistoryPanel kind="setting" id={id} />}>
          {children(query.data.settings[id])}
        </DetailLayout>
      )}
    </SettingsFrame>
  );
}
