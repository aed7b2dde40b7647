import type { StaffStoreView } from '@ilaneer/contract/staff/content/stores';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useParams } from 'react-router';
import { DeleteButton } from '../../../parts/act/delete-button.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { removeStore, STORES_KEY, useStores } from './store-calls.ts';
import { StoreForm } from './store-form.tsx';

const BACK = { label: 'Stores', to: '/settings/stores' };
const NEW: StaffStoreView = {
  ...{ code: '', name: '', address: '', pinCode: '', email: '', phone: '', messagingUrl: '', picture: '' },
  towns: [],
  latitude: Number.NaN,
  longitude: Number.NaN,
  hours: [],
  holidays: [],
  isShown: true,
  version: 0,
};

/** CONTENT-35. */
export function Component() {
  const { code = '' } = useParams();
  const query = useStores();
  if (code === 'new') {
    return (
      <SettingsFrame title="New store" back={BACK} about="It comes last; the list changes the order.">
        <StoreForm store={NEW} />
      </SettingsFrame>
    );
  }
  if (query.isError) return <Unreadable what="This store" query={query} />;
  if (query.data === undefined) return <Spinner label="Loading …" />;
  const store = query.data.find((one) => one.code === code);
  if (store === undefined) return <StatePanel kind="error" heading="h1" title="Store not found" />;
  return (
    <SettingsFrame
      key={code}
      title={store.name}
      back={BACK}
      about={`Code ${code}`}
      state={!store.isShown && <Badge>Hidden</Badge>}
      actions={
        <DeleteButton
          title={store.name}
          text="To keep its address and hours, hide it."
          remove={() => removeStore(store)}
          queryKey={STORES_KEY}
          back={BACK.to}
        />
      }
    >
      <ChangedNotice kind="content" id={code} />
      <div className="grid gap-4">
        <StoreForm store={store} />
        <div className="max-w-3xl">
          <HistoryPanel kind="content" id={code} />
        </div>
      </div>
    </SettingsFrame>
  );
}
