import type { StaffBannerView } from '@ilaneer/contract/staff/content/banners';
import { USUAL_FOCUS } from '@ilaneer/domain/content/banner';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useParams } from 'react-router';
import { DeleteButton } from '../../../parts/act/delete-button.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { BANNERS_KEY, removeBanner, useBanners } from './banner-calls.ts';
import { BannerForm } from './banner-form.tsx';
import { BannerState, timesOf } from './banner-state.tsx';

const BACK = { label: 'Banners', to: '/settings/banners' };
const NEW: StaffBannerView = {
  ...{ id: '', title: '', headline: '', text: '', link: '', linkLabel: '', imageWide: '', imageTall: '' },
  focusWide: USUAL_FOCUS.wide,
  focusTall: USUAL_FOCUS.tall,
  textTone: 'dark',
  isShown: true,
  shownFrom: null,
  shownUntil: null,
  version: 0,
};

/** CONTENT-33. */
export function Component() {
  const { bannerId = '' } = useParams();
  const query = useBanners();
  if (bannerId === 'new') {
    return (
      <SettingsFrame title="New banner" back={BACK} about="It comes last; the list changes the order.">
        <BannerForm banner={NEW} />
      </SettingsFrame>
    );
  }
  if (query.isError) return <Unreadable what="This banner" query={query} />;
  if (query.data === undefined) return <Spinner label="Loading …" />;
  const banner = query.data.find(({ id }) => id === bannerId);
  if (banner === undefined) return <StatePanel kind="error" heading="h1" title="Banner not found" />;
  const title = banner.headline || banner.title;
  return (
    <SettingsFrame
      key={bannerId}
      title={title}
      back={BACK}
      about={timesOf(banner) || 'At the top of the home page.'}
      state={<BannerState banner={banner} />}
      actions={
        <DeleteButton
          title={title}
          text="To keep it for another season, hide it."
          remove={() => removeBanner(banner)}
          queryKey={BANNERS_KEY}
          back={BACK.to}
        />
      }
    >
      <ChangedNotice kind="content" id={bannerId} />
      <div className="grid gap-4">
        <BannerForm banner={banner} />
        <div className="max-w-3xl">
          <HistoryPanel kind="content" id={bannerId} />
        </div>
      </div>
    </SettingsFrame>
  );
}
