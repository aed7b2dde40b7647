import * as calls from '@ilaneer/contract/staff/content/banners';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

type Banner = { readonly id: string; readonly version: number };

const FORM = {
  imageWide: 'art/about.svg',
  imageTall: '',
  focusWide: { across: 50, down: 50 },
  focusTall: { across: 50, down: 50 },
  textTone: 'light' as const,
  title: 'Coffee in bags',
  headline: 'Roasted on Monday',
  text: '',
  linkLabel: 'Shop coffee',
  link: '/products',
  isShown: true,
  shownFrom: null,
  shownUntil: null,
};

async function newBanner({ staff }: ExampleKit): Promise<Banner> {
  const { body } = await staff.call('POST', '/banners', { body: FORM });
  return body.banner as Banner;
}

export const bannerExamples = staffExamples(calls, {
  makeBanner: { prepare: async () => ({ body: FORM }) },
  changeBanner: {
    prepare: async (kit) => {
      const { id, version } = await newBanner(kit);
      return { params: { bannerId: id }, version, body: { ...FORM, headline: 'Roasted on Tuesday' } };
    },
  },
  deleteBanner: {
    prepare: async (kit) => {
      const { id, version } = await newBanner(kit);
      return { params: { bannerId: id }, version };
    },
    slowerError: 'BANNER_NOT_FOUND',
  },
  orderBanners: {
    prepare: async (kit) => {
      await newBanner(kit);
      const { body } = await kit.staff.call('GET', '/banners');
      return { body: { ids: (body.banners as Banner[]).map(({ id }) => id).toReversed() } };
    },
    countsOnce: 'answers alike',
  },
});
