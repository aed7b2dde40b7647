import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useNavigate } from 'react-router';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { OrderedList } from '../../../parts/list/ordered-list.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { BANNERS_KEY, saveOrder, useBanners } from './banner-calls.ts';
import { BannerState, timesOf } from './banner-state.tsx';

/** CONTENT-33. */
export function Component() {
  const navigate = useNavigate();
  const query = useBanners();
  const add = () => void navigate('/settings/banners/new');
  usePageActions([{ label: 'New banner', icon: 'plus', keys: 'c', run: add }]);
  return (
    <SettingsFrame
      title="Banners"
      about={
        <>
          The pictures at the top of the home page, in this order.{' '}
          <a href="/" target="_blank" rel="noreferrer" className="underline">
            View in the shop
          </a>
        </>
      }
      actions={
        <Button size="sm" onClick={add}>
          New banner
        </Button>
      }
    >
      {query.isPending && <Skeleton className="h-72" />}
      {query.isError && <Unreadable what="The banners" query={query} inside />}
      {query.data?.length === 0 && (
        <StatePanel
          kind="empty"
          title="No banners yet"
          text="A banner is a picture with a headline and a button, for now or for a season."
        />
      )}
      {query.data !== undefined && query.data.length > 0 && (
        <OrderedList
          queryKey={BANNERS_KEY}
          save={saveOrder}
          items={query.data.map((banner) => ({
            id: banner.id,
            title: banner.headline || banner.title,
            to: `/settings/banners/${banner.id}`,
            picture: banner.imageWide,
            state: <BannerState banner={banner} />,
            aside: timesOf(banner),
          }))}
        />
      )}
    </SettingsFrame>
  );
}
