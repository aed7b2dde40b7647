import type { confirmNewsletter, unsubscribeFromNewsletter } from '@ilaneer/contract/newsletter';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
});

describe.each([
  {
    does: 'confirm',
    path: '/newsletter/confirm',
    title: 'We could not confirm your subscription',
    instead: 'Please subscribe again in the box below.',
  },
  {
    does: 'unsubscribe',
    path: '/newsletter/unsubscribe',
    title: 'We could not take you off our list',
    instead: 'Please use the link of a newer mail, or write to us.',
  },
] as const)('a link to $does (NEWSLETTER-1)', ({ path, title, instead }) => {
  type Followed = typeof confirmNewsletter | typeof unsubscribeFromNewsletter;

  it('that is not whole', async () => {
    await renderShop(path);
    await expectNamed('heading', title);
    await expectText(`This link is not complete. ${instead}`);
    await expectAccessible();
  });

  it('that is not ours', async () => {
    const message = 'This link is not valid any more.';
    server.refuse<Followed>('POST', path, { status: 400, message });
    await renderShop(`${path}?token=nobody-has-this-one`);
    await expectText(`${message} ${instead}`);
    await expectAccessible();
  });

  it('without a connection can be followed again', async () => {
    server.cut<Followed>('POST', path);
    await renderShop(`${path}?token=another`);
    await expectNamed('heading', title);
    server.answer<Followed>('POST', path, { success: true, message: 'It is done.' });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(page.getByRole('heading', { name: 'It is done.' })).toBeVisible();
    await expectAccessible();
  });
});
