import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { changeMenu, getMenu } from '@ilaneer/contract/staff/shop/menu';
import { MENU_LIMITS, type MenuSetting, menuProblems, trimMenu } from '@ilaneer/domain/setting/menu';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { ItemList } from '../../../parts/form/item-list.tsx';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { DetailLayout } from '../../../parts/frame/detail-layout.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { request } from '../../../session/staff-api.ts';
import { LinkField } from '../pages/link-field.tsx';
import { SettingsFrame } from '../settings-frame.tsx';

type MenuSection = ReplyOf<typeof getMenu>['section'];

const MENU_KEY = ['setting', 'menu'];
const LABELS = { bar: 'Head of the page', foot: 'Foot of the page' } as const;
const LINK = {
  label: { label: 'Label' },
  link: { label: 'Link', Field: LinkField },
};

/** SETTING-22. */
export function Component() {
  const query = useQuery({
    queryKey: MENU_KEY,
    queryFn: ({ signal }) => request<typeof getMenu>('GET', '/staff/settings/menu', { signal }),
  });
  return (
    <SettingsFrame
      title="Menu"
      about="Links to pages without content are not shown. Account, wishlist, cart and legal pages have their own places."
    >
      <ChangedNotice kind="content" id="menu" />
      {query.isError ? (
        <Unreadable what="The menu" query={query} inside />
      ) : query.data === undefined ? (
        <Spinner label="Loading …" />
      ) : (
        <DetailLayout aside={<HistoryPanel kind="content" id="menu" />}>
          <MenuForm section={query.data.section} />
        </DetailLayout>
      )}
    </SettingsFrame>
  );
}

function MenuForm({ section }: { section: MenuSection }) {
  const client = useQueryClient();
  return (
    <SectionForm<MenuSection, MenuSetting>
      name="menu"
      section={section}
      formOf={({ values }) => values}
      problems={(form) => menuProblems(trimMenu(form))}
      save={saveMenu}
      onSaved={(saved) => client.setQueryData(MENU_KEY, { success: true, section: saved })}
      labels={LABELS}
      show={shown}
      thing="the menu"
      did="Menu saved"
    >
      {(['bar', 'foot'] as const).map((name) => (
        <Panel key={name} title={LABELS[name]}>
          <ItemList
            name={name}
            word="link"
            fields={LINK}
            empty={{ label: '', link: '' }}
            most={MENU_LIMITS[name]}
          />
        </Panel>
      ))}
    </SectionForm>
  );
}

async function saveMenu(body: MenuSetting, version: number): Promise<MenuSection> {
  const headers = ifMatch(version);
  return (await request<typeof changeMenu>('PUT', '/staff/settings/menu', { body, headers })).section;
}

/** In the dialog of a conflict. */
function shown(_field: string, value: unknown): string {
  return (value as MenuSetting['bar']).map(({ label, link }) => `${label}: ${link}`).join('\n');
}
