import type { homeBanners } from '@ilaneer/contract/catalogue/catalogue';
import type { getProductCards } from '@ilaneer/contract/catalogue/product-card';
import type { galleryPosts } from '@ilaneer/contract/gallery';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { SectionView } from '@ilaneer/contract/page-sections';
import { USUAL_FOCUS } from '@ilaneer/domain/content/banner';
import type { FakeServer } from '../fake-server.ts';
import { answerSitePage } from './site-page.ts';

type Banner = ReplyOf<typeof homeBanners>['banners'][number];

export function bannerOf(id: string, title: string): Banner {
  return {
    ...{ id, title, headline: '', text: '', link: '', linkLabel: '' },
    imageUrl: '/pictures/banners/tender-water-wide.svg',
    imageUrlTall: '',
    focusWide: USUAL_FOCUS.wide,
    focusTall: USUAL_FOCUS.tall,
    textTone: 'dark',
    displayOrder: 0,
    active: true,
  };
}

export function bannersOf(...banners: Banner[]): ReplyOf<typeof homeBanners> {
  return { success: true, count: banners.length, banners, changesAt: null };
}

const BANNERS: SectionView = { id: 'banners', kind: 'banners' };
const GALLERY: SectionView = {
  id: 'gallery',
  kind: 'gallery',
  title: 'Follow us',
  pictures: [{ src: 'gallery/grove.svg', alt: 'The grove', link: 'https://photos.example/1', caption: '' }],
};
export const QUOTES: SectionView = {
  id: 'quotes',
  kind: 'quotes',
  title: 'What people say',
  quotes: ['Fresh', 'Sweet', 'Cool', 'Good'].map((quote) => ({ quote, name: 'Asha', place: '', stars: 5 })),
};

export function answerHome(server: FakeServer, ...sections: readonly SectionView[]): void {
  answerSitePage(server, 'home', 'Home', BANNERS, ...sections, GALLERY);
  server.answer<typeof homeBanners>('GET', '/home-banners', bannersOf(bannerOf('first', 'From the grove')));
  server.answer<typeof galleryPosts>('GET', '/gallery-posts', { success: true, posts: [] });
  server.answer<typeof getProductCards>('GET', '/product-cards', {
    ...{ success: true, cards: [], total: 0, cursor: null, facets: null },
  });
}
