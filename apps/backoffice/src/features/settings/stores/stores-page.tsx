import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useNavigate } from 'react-router';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { OrderedList } from '../../../parts/list/ordered-list.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { STORES_KEY, saveOrder, useStores } from './store-calls.ts';

/** CONTENT-35. */
export function Component() {
  const navigate = useNavigate();
  const query = useStores();
  const add = () => void navigate('/settings/stores/new');
  usePageActions([{ label: 'New store', icon: 'plus', keys: 'c', run: add }]);
  return (
    <SettingsFrame
      title="Stores"
      about={
        <>
          The branches on the page of stores, in this order.{' '}
          <a href="/store" target="_blank" rel="noreferrer" className="underline">
            View in the shop
          </a>
        </>
      }
      actions={
        <Button size="sm" onClick={add}>
          New store
        </Button>
      }
    >
      {query.isPending && <Skeleton className="h-72" />}
      {query.isError && <Unreadable what="The stores" query={query} inside />}
      {query.data?.length === 0 && (
        <StatePanel
          kind="empty"
          title="No stores yet"
          text="Shoppers find a store by its code, town or PIN code."
        />
      )}
      {query.data !== undefined && query.data.length > 0 && (
        <OrderedList
          queryKey={STORES_KEY}
          save={saveOrder}
          items={query.data.map(({ code, name, picture, isShown, pinCode }) => ({
            id: code,
            title: name,
            to: `/settings/stores/${code}`,
            picture,
            state: !isShown && <Badge>Hidden</Badge>,
            aside: `${code}, ${pinCode}`,
          }))}
        />
      )}
    </SettingsFrame>
  );
}
