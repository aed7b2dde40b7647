import type { homeBanners } from '@ilaneer/contract/catalogue/catalogue';
import type { getProductCards } from '@ilaneer/contract/catalogue/product-card';
import type { galleryPosts } from '@ilaneer/contract/gallery';
import type { SectionView } from '@ilaneer/contract/page-sections';
import { contrast } from '@ilaneer/domain/look/colours';
import { STAFF_EDITS_KEY } from '@ilaneer/domain/page/preview';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectText } from '../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../testing/fake-server.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { answerCatalogue, TOTE } from '../../../testing/replies/catalogue.ts';
import { answerHome, bannerOf, bannersOf } from '../../../testing/replies/home.ts';
import { queryClient } from '../../lib/query-client.ts';

const banners = page.getByRole('region', { name: 'Banners', exact: true });
const gallery = page.getByRole('region', { name: 'Follow us', exact: true });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerHome(server);
});

describe('the banners (CONTENT-2, CONTENT-3)', () => {
  const openWith = async (...some: Parameters<typeof bannersOf>) => {
    server.answer<typeof homeBanners>('GET', '/home-banners', bannersOf(...some));
    await renderShop('/');
  };

  it('load', async () => {
    server.hang<typeof homeBanners>('GET', '/home-banners');
    await renderShop('/');
    await expectText('Loading banners...');
    await expectAccessible();
  });

  it('cannot be had without a connection, and are asked for again', async () => {
    server.cut<typeof homeBanners>('GET', '/home-banners');
    await renderShop('/');
    await expectText('Error loading banners: Failed to fetch banners');
    await expect.element(page.getByText('Failed to fetch banners', { exact: false })).toBeVisible();
    await expectAccessible();
    server.answer<typeof homeBanners>('GET', '/home-banners', bannersOf(bannerOf('first', 'Named')));
    await page.getByRole('button', { name: 'Try Again' }).first().click();
    await expect.element(page.getByRole('img', { name: 'Named' })).toBeVisible();
  });

  it('are none', async () => {
    await openWith();
    await expectText('No banners available');
    await expectAccessible();
  });

  it('are static for a single one, which is called a banner without a title', async () => {
    await openWith(bannerOf('first', ''));
    await expect.element(page.getByRole('img', { name: 'Banner', exact: true })).toBeVisible();
    // Several banners have dots, looping and autoplay.
    await expect.element(banners.getByRole('button')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('have dots where there are two, and numbers where they have no title', async () => {
    await openWith(bannerOf('first', 'Named'), bannerOf('second', ''));
    await page.getByRole('button', { name: 'Banner 2', exact: true }).click();
    await expect.element(page.getByRole('img', { name: 'Banner 2', exact: true })).toBeVisible();
    await expect.element(banners.getByRole('button', { name: /next|previous/i })).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('begin and end on an open page, each at its time (CONTENT-34)', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: new Date('2026-12-01T06:00:00Z'),
    });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const first = { ...bannersOf(bannerOf('first', 'Now')), changesAt: '2026-12-01T06:10:00.000Z' };
    server.answer<typeof homeBanners>('GET', '/home-banners', first);
    await renderShop('/');
    await expect.element(page.getByRole('img', { name: 'Now' })).toBeVisible();
    server.answer<typeof homeBanners>('GET', '/home-banners', bannersOf(bannerOf('second', 'Then')));
    vi.advanceTimersByTime(9 * 60_000);
    expect(server.asked<typeof homeBanners>('GET', '/home-banners')).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    await expect.element(page.getByRole('img', { name: 'Then' })).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'Now' })).not.toBeInTheDocument();
  });

  it('are cropped at their focal points (CONTENT-33)', async () => {
    const focus = { focusWide: { across: 10, down: 20 }, focusTall: { across: 30, down: 40 } };
    await openWith({ ...bannerOf('first', 'Off centre'), ...focus });
    const picture = page.getByRole('img', { name: 'Off centre' });
    const place = () => getComputedStyle(picture.element()).objectPosition;
    await page.viewport(1_280, 800);
    await expect.poll(place).toBe('10% 20%');
    onTestFinished(() => page.viewport(1_280, 900));
    await page.viewport(390, 844);
    await expect.poll(place).toBe('30% 40%');
  });

  it.each([
    ['dark', 'photos/0123456789abcdef0123456789abcdef-640.webp'],
    ['light', 'photos/0123456789abcdef0123456789abcdef-640.webp'],
    ['light', 'art/about.svg'],
  ] as const)('have %s words that are readable over any %s (CONTENT-33)', async (textTone, file) => {
    const imageUrl = `/pictures/${file}`;
    await openWith({ ...bannerOf('first', 'Words'), headline: 'Roasted today', textTone, imageUrl });
    const words = page.getByRole('heading', { name: 'Roasted today' });
    await expect.element(words).toBeVisible();
    const shade = words.element().parentElement?.parentElement;
    if (shade === null || shade === undefined) throw new Error('The words have a shade');
    const ground = numbersOf(getComputedStyle(shade).backgroundColor);
    const text = hexOf(numbersOf(getComputedStyle(words.element()).color));
    for (const picture of [0, 255]) {
      const [red = 0, green = 0, blue = 0, alpha = 1] = ground;
      const seen = [red, green, blue].map((part) => part * alpha + picture * (1 - alpha));
      expect(contrast(text, hexOf(seen))).toBeGreaterThan(4.5);
    }
  });

  it('leave a drawing as it is under dark words', async () => {
    await openWith({ ...bannerOf('first', 'Words'), headline: 'Roasted today' });
    const words = page.getByRole('heading', { name: 'Roasted today' });
    await expect.element(words).toBeVisible();
    const shade = words.element().parentElement?.parentElement;
    expect(shade && getComputedStyle(shade).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });

  it('come from the copy of the browser the next time', async () => {
    await openWith(bannerOf('first', 'Named'));
    await comeAgain();
    await expect.element(page.getByRole('img', { name: 'Named' })).toBeVisible();
  });

  it('do not come from a copy that is over (CONTENT-34)', async () => {
    const changesAt = '2026-01-01T00:00:00.000Z';
    server.answer<typeof homeBanners>('GET', '/home-banners', {
      ...bannersOf(bannerOf('first', 'Named')),
      changesAt,
    });
    await renderShop('/');
    await comeAgain();
    await expectText('Error loading banners: Failed to fetch banners');
  });

  const comeAgain = async () => {
    await expect.element(page.getByRole('img', { name: 'Named' })).toBeVisible();
    expect(Object.keys(localStorage)).toContain('banners');
    location.hash = '#/Empty';
    await expectText('OOPS! Your Cart is Empty');
    queryClient.clear();
    server.cut<typeof homeBanners>('GET', '/home-banners');
    location.hash = '#/';
  };
});

describe('the gallery (CONTENT-6)', () => {
  it('loads', async () => {
    server.hang<typeof galleryPosts>('GET', '/gallery-posts');
    await renderShop('/');
    await expectText('Loading Instagram posts...');
    await expectAccessible();
  });

  it('shows the posts of the network', async () => {
    server.answer<typeof galleryPosts>('GET', '/gallery-posts', {
      success: true,
      posts: [
        {
          ...{
            id: 'post',
            src: '/pictures/art/wordmark.svg',
            alt: 'A boat',
            caption: '',
            mediaType: 'IMAGE',
          },
          ...{ link: 'https://photos.example/post', timestamp: '2026-11-29T06:30:00.000Z' },
        },
      ],
    });
    await renderShop('/');
    await expect
      .element(gallery.getByRole('link', { name: /^A boat/ }))
      .toHaveAttribute('href', 'https://photos.example/post');
  });

  it.each(['none', 'no answer'])('shows its built-in pictures where the network has %s', async (what) => {
    if (what === 'no answer') server.cut<typeof galleryPosts>('GET', '/gallery-posts');
    await renderShop('/');
    await expect.element(gallery.getByRole('img', { name: 'The grove' })).toBeVisible();
  });
});

const PACKS: SectionView = {
  id: 'packs',
  kind: 'packs',
  title: 'For the day',
  groups: [
    {
      ...{ name: 'Bags', category: TOTE.categoryId },
      packs: [{ label: 'One', count: 1, amount: 1, unit: 'piece' }],
    },
  ],
};

it('the products of the home page cannot be had without a connection, and come at another try', async () => {
  answerHome(server, PACKS);
  server.cut<typeof getProductCards>('GET', '/product-cards');
  await renderShop('/');
  await expectText('Error loading products');
  await expectAccessible();
  answerCatalogue(server, TOTE);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByText('Error loading products')).not.toBeInTheDocument();
});

// CONTENT-40
it('a section of products shows those of its category', async () => {
  answerHome(server, { id: 'own', kind: 'products', title: 'Our products', category: TOTE.categoryId });
  answerCatalogue(server, TOTE, { ...TOTE, id: 'other', name: 'Other', categoryId: 'elsewhere' });
  await renderShop('/');
  const own = page.getByRole('region', { name: 'Our products', exact: true });
  await expect.element(own.getByRole('link', { name: TOTE.name }).first()).toBeVisible();
  await expect.element(own.getByRole('link', { name: 'Other' })).not.toBeInTheDocument();
  await expectAccessible();
});

describe('a page in the hands of staff (CONTENT-43)', () => {
  it('leads from each section to its place in the staff app, for staff alone', async () => {
    await renderShop('/');
    await expect.element(gallery).toBeVisible();
    const edit = page.getByRole('link', { name: 'Edit the section Gallery' });
    await expect.element(edit).not.toBeInTheDocument();
    localStorage.setItem(STAFF_EDITS_KEY, '1');
    location.hash = '#/Empty';
    await expectText('OOPS! Your Cart is Empty');
    location.hash = '#/';
    await expect.element(edit).toHaveAttribute('href', '/backoffice/settings/pages/home?section=gallery');
    await expectAccessible();
  });
});

function numbersOf(colour: string): number[] {
  return [...colour.matchAll(/[\d.]+/g)].map(([number]) => Number(number));
}

function hexOf(parts: readonly number[]): string {
  return `#${parts
    .slice(0, 3)
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')}`;
}
