import type { getBlogPosts, getPage, getPageVersion, listPageVersions } from '@ilaneer/contract/content';
import type { getStores } from '@ilaneer/contract/store';
import { STAFF_EDITS_KEY } from '@ilaneer/domain/page/preview';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNamed, expectText } from '../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../testing/fake-server.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { NO_ARTICLES } from '../../../testing/replies/content.ts';
import { answerSitePage } from '../../../testing/replies/site-page.ts';

const NOT_FOUND = "OOPS! The page you were looking for doesn't exist";
const NONE = { status: 404, message: 'Page not found' } as const;
const write = page.getByRole('link', { name: 'Add content' });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  server.answer<typeof getBlogPosts>('GET', '/get-blog-posts', NO_ARTICLES);
  server.answer<typeof getStores>('GET', '/stores', { success: true, match: 'all', count: 0, stores: [] });
  server.refuse<typeof getPage>('GET', '/pages/:slug', NONE);
  server.refuse<typeof listPageVersions>('GET', '/pages/:slug/versions', NONE);
  server.refuse<typeof getPageVersion>('GET', '/pages/:slug/versions/:number', NONE);
});

describe('a page without content is not found, and staff are led to its place (STOREFRONT-25)', () => {
  it.each([
    ['/about-us', '/settings/pages/about-us'],
    ['/Process', '/settings/pages/process'],
    ['/p/onam', '/settings/pages'],
    ['/store', '/settings/stores'],
    ['/blogs', '/settings/articles'],
    ['/refund-policy', '/settings/policies/refund-policy'],
    ['/privacy', '/settings/policies/privacy-policy'],
    ['/policy-versions/none?version=2', null],
    ['/nowhere', null],
  ])('%s', async (path, place) => {
    await renderShop('/Empty');
    await expectText('OOPS! Your Cart is Empty');
    localStorage.setItem(STAFF_EDITS_KEY, '1');
    location.hash = `#${path}`;
    await expectNamed('heading', NOT_FOUND);
    await expect.poll(() => document.title).toBe('Page not found – Backwater Goods');
    if (place === null) await expect.element(write).not.toBeInTheDocument();
    else await expect.element(write).toHaveAttribute('href', `/backoffice${place}`);
    await expectAccessible();
  });

  it('shoppers see no such link', async () => {
    await renderShop('/about-us');
    await expectNamed('heading', NOT_FOUND);
    await expect.element(write).not.toBeInTheDocument();
  });
});

it('Stores without a store shows the other sections of staff, and no search', async () => {
  answerSitePage(
    server,
    'store',
    'Stores',
    { id: 'stores', kind: 'stores', text: '', elsewhere: 'We send it.', picture: '' },
    { id: 'fairs', kind: 'text', html: '<p>At the fair in June</p>' },
  );
  await renderShop('/store');
  await expectText('At the fair in June', 'We send it.');
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
});
