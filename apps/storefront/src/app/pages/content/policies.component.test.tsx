import type { getPageVersion, listPageVersions } from '@ilaneer/contract/content';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNamed } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
});

it('the notices of all forms are on a page in three languages (PRIVACY-15)', async () => {
  await renderShop('/data-notice?language=ml');
  const article = page.getByRole('article');
  await expect.element(article).toHaveAttribute('lang', 'ml');
  await expect.element(page.getByRole('button', { name: 'ಕನ್ನಡ' })).toBeVisible();
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect.element(article).toHaveAttribute('lang', 'hi');
  await expectNamed('heading', 'हम आपकी जानकारी का क्या करते हैं');
  await expectAccessible();
  await page.getByRole('button', { name: 'English' }).click();
  await expectNamed('heading', 'What we do with your data');
  await expect.element(article.getByRole('heading', { level: 2 })).toHaveLength(5);
});

it('the versions of a policy can be read, each with its fingerprint (SETTING-11, CONTENT-25)', async () => {
  const version = {
    number: 2,
    title: 'Privacy policy',
    savedAt: '2026-11-20T06:30:00.000Z',
    hash: 'a1b2c3d4',
  };
  const first = { ...version, number: 1, savedAt: '2026-11-01T06:30:00.000Z', hash: 'e5f6a7b8' };
  server.answer<typeof listPageVersions>('GET', '/pages/:slug/versions', {
    ...{ success: true, versions: [version, first] },
  });
  const answer = (one: typeof version) =>
    server.answer<typeof getPageVersion>('GET', '/pages/:slug/versions/:number', {
      ...{ success: true, version: { ...one, html: '<h2>How long we keep it</h2>' } },
    });
  answer(version);
  await renderShop('/policy-versions/privacy-policy');
  const links = page.getByRole('navigation', { name: 'Versions' }).getByRole('link');
  await expect.element(links.first()).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByText(/Its fingerprint \(SHA-256\):\s*a1b2c3d4/)).toBeVisible();
  await expectNamed('heading', 'How long we keep it');
  await expectAccessible();
  answer(first);
  await links.nth(1).click();
  await expect.poll(() => location.hash).toMatch(/version=1$/);
  await expect.element(links.nth(1)).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByText(/Its fingerprint \(SHA-256\):\s*e5f6a7b8/)).toBeVisible();
});
