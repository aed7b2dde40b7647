import type { StaffBannerView } from '@ilaneer/contract/staff/content/banners';
import { bannerState } from '@ilaneer/domain/content/banner';
import { formatMoment } from '@ilaneer/domain/india-day';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

export function BannerState({ banner }: { banner: StaffBannerView }) {
  const state = bannerState(
    {
      isShown: banner.isShown,
      shownFrom: banner.shownFrom === null ? null : new Date(banner.shownFrom),
      shownUntil: banner.shownUntil === null ? null : new Date(banner.shownUntil),
    },
    useMinute(),
  );
  if (state === 'hidden') return <Badge>Hidden</Badge>;
  if (state === 'ended') return <Badge>Ended</Badge>;
  return state === 'scheduled' ? <Badge tone="water">Scheduled</Badge> : <Badge tone="leaf">Shown</Badge>;
}

export function timesOf({ shownFrom, shownUntil }: StaffBannerView): string {
  const from = shownFrom === null ? '' : `From ${formatMoment(shownFrom)}`;
  const until = shownUntil === null ? '' : `${from === '' ? 'Until' : 'until'} ${formatMoment(shownUntil)}`;
  return [from, until].filter((part) => part !== '').join(' ');
}

/** Banners begin and end by themselves. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
