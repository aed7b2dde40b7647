import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useQueryClient } from '@tanstack/react-query';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { DetailLayout } from '../../../parts/frame/detail-layout.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { useMay } from '../../../session/permission.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import { bodyOf, formOf, HOME_LABELS, problemsOf } from './home-form.ts';
import { HomePanels } from './home-panels.tsx';
import { HOME_KEY, type HomeSection, saveHomeWords, useHomeWords } from './use-home-words.ts';

export function Component() {
  const query = useHomeWords();
  const may = useMay();
  return (
    <SettingsFrame
      title="Home page"
      about={
        <>
          What the home page says beside the products. A part that is left empty is not shown.{' '}
          <a href="/" target="_blank" rel="noreferrer" className="underline">
            View in the shop
          </a>
        </>
      }
    >
      <ChangedNotice kind="setting" id="home" />
      {query.isError ? (
        <Unreadable what="The home page" query={query} inside />
      ) : query.data === undefined ? (
        <Spinner label="Loading …" />
      ) : (
        <DetailLayout aside={may('settings.write') && <HistoryPanel kind="setting" id="home" />}>
          <HomeWordsForm section={query.data.section} />
        </DetailLayout>
      )}
    </SettingsFrame>
  );
}

function HomeWordsForm({ section }: { section: HomeSection }) {
  const client = useQueryClient();
  return (
    <SectionForm
      name="home"
      section={section}
      formOf={formOf}
      problems={problemsOf}
      save={(form, version) => saveHomeWords(bodyOf(form), version)}
      onSaved={(saved) => {
        client.setQueryData(HOME_KEY, { success: true, section: saved });
        void client.invalidateQueries({ queryKey: ['setting', 'checklist'] });
      }}
      fields={[]}
      labels={HOME_LABELS}
      thing="the home page"
      did="Home page saved"
    >
      <HomePanels />
    </SectionForm>
  );
}
