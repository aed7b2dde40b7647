import { Button } from '@ilaneer/ui/buttons/button';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import type { ReactNode } from 'react';
import { DetailLayout } from '../../../parts/frame/detail-layout.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
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
      {query.isError ? (
        <StatePanel
          kind="error"
          title="The settings could not be loaded"
          text={refusalText(query.error)}
          actions={<Button onClick={() => void query.refetch()}>Try again</Button>}
        />
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
