import type { BannerForm, StaffBannerView } from '@ilaneer/contract/staff/content/banners';
import type { WrittenBanner } from '@ilaneer/domain/content/banner';
import type { BannerRow } from '../repository.ts';
import type { NewBanner } from './banner-repository.ts';

export function toStaffBanner(banner: BannerRow): StaffBannerView {
  return {
    id: banner.id,
    imageWide: banner.imageWide,
    imageTall: banner.imageTall,
    focusWide: { across: banner.wideAcross, down: banner.wideDown },
    focusTall: { across: banner.tallAcross, down: banner.tallDown },
    textTone: banner.textTone,
    title: banner.title,
    headline: banner.headline,
    text: banner.text,
    linkLabel: banner.linkLabel,
    link: banner.link,
    isShown: banner.active,
    shownFrom: banner.shownFrom?.toISOString() ?? null,
    shownUntil: banner.shownUntil?.toISOString() ?? null,
    version: banner.version,
  };
}

export function toWrittenBanner({ shownFrom, shownUntil, ...form }: BannerForm): WrittenBanner {
  return {
    ...form,
    shownFrom: shownFrom === null ? null : new Date(shownFrom),
    shownUntil: shownUntil === null ? null : new Date(shownUntil),
  };
}

export function toBannerColumns({
  focusWide,
  focusTall,
  isShown,
  ...banner
}: WrittenBanner): Omit<NewBanner, 'id' | 'position'> {
  return {
    title: banner.title,
    headline: banner.headline,
    text: banner.text,
    linkLabel: banner.linkLabel,
    link: banner.link,
    imageWide: banner.imageWide,
    imageTall: banner.imageTall,
    wideAcross: focusWide.across,
    wideDown: focusWide.down,
    tallAcross: focusTall.across,
    tallDown: focusTall.down,
    textTone: banner.textTone,
    active: isShown,
    shownFrom: banner.shownFrom,
    shownUntil: banner.shownUntil,
  };
}
