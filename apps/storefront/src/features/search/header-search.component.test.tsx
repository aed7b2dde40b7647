import type { SearchHit, searchProducts } from '@ilaneer/contract/catalogue/search';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectTextOfEach } from '../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../testing/fake-server.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { answerAccountDialogs } from '../../../testing/replies/account.ts';
import { answerProduct, CAP, TOTE } from '../../../testing/replies/catalogue.ts';
import { answerHome } from '../../../testing/replies/home.ts';
import { SHOP, SHOPPER } from '../../../testing/replies/shop.ts';
import { endSession } from '../../lib/session.ts';

const CALL = ['GET', '/search'] as const;
const HIT: SearchHit = {
  productId: 'tote',
  name: 'Market Tote',
  categoryName: 'Bags',
  variantId: null,
  variantHint: '',
  imageUrl: '/pictures/art/wordmark.svg',
  priceFrom: 299,
  priceTo: 299,
  gst: 5,
  gstIncluded: false,
  availability: 'In stock',
};
const RED_CAP = { ...HIT, productId: 'cap', name: 'Sun Cap', variantId: 'cap-Red', variantHint: 'Red' };
const NOTHING: ReplyOf<typeof searchProducts> = {
  ...{ success: true, correctedTo: null, hits: [], total: 0, help: [] },
};

let server: FakeServer;
beforeEach(async () => {
  server = openFakeServer();
  answerProduct(server, CAP, TOTE);
});

const panel = page.getByRole('dialog', { name: 'Search' });
const opener = page.getByRole('banner').getByRole('button', { name: 'Search products' });
const box = panel.getByRole('combobox', { name: 'Search products' });
const status = panel.getByRole('status');
const options = panel.getByRole('option');

async function open(): Promise<void> {
  await opener.click();
  await expect.element(box).toHaveFocus();
}

describe('the search in the head of the page (CATALOGUE-43, CATALOGUE-46)', () => {
  beforeEach(() => renderShop('/Empty'));

  it('leads to its results by keyboard, with the named variant', async () => {
    server.answer<typeof searchProducts>(...CALL, { ...NOTHING, hits: [HIT, RED_CAP], total: 7 });
    await open();
    await expect.element(status).toHaveTextContent('You could look for');
    await expectAccessible({ frame: true });
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('red');
    await expect.element(status).toHaveTextContent('7 products');
    await expect.element(options.nth(1)).toMatchTextContent(/Sun Cap.*Red.*₹299\.00/);
    await expect.element(options.nth(2)).toHaveTextContent('See all results (7)');
    await expectAccessible({ frame: true });
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(options.nth(2)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect.element(box).toHaveAttribute('aria-activedescendant', options.nth(1).element().id);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.hash).toBe('#/Product-page/cap?variant=cap-Red');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect
      .element(page.getByRole('button', { name: 'Red', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  it('names the search without results, or with help pages alone', async () => {
    server.answer<typeof searchProducts>(...CALL, { ...NOTHING, correctedTo: 'tote', hits: [HIT], total: 1 });
    await open();
    await box.fill('toet');
    await expect.element(options.first()).toMatchTextContent(/Market Tote/);
    const help = { kind: 'page' as const, title: 'Refund Policy', path: '/refund-policy' };
    server.answer<typeof searchProducts>(...CALL, { ...NOTHING, help: [help] });
    await box.fill('refund');
    await expect.element(status).toHaveTextContent('No products for “refund”');
    await expectTextOfEach(
      panel.getByRole('group', { name: 'Help and articles' }).getByRole('option'),
      'Refund Policy',
    );
    await expectAccessible({ frame: true });
    server.answer<typeof searchProducts>(...CALL, NOTHING);
    await box.fill('laptop');
    await expect.element(status).toHaveTextContent('Nothing found for “laptop”. You could look for');
    await expect.element(options.first()).toHaveTextContent('Gift box');
    await expectAccessible({ frame: true });
  });

  it('that can not be reached is tried again', async () => {
    server.cut<typeof searchProducts>(...CALL);
    await open();
    await box.fill('tote');
    await expect.element(status).toHaveTextContent('The search could not be reached.');
    await expectAccessible({ frame: true });
    server.answer<typeof searchProducts>(...CALL, { ...NOTHING, hits: [HIT], total: 1 });
    await panel.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(options.first()).toMatchTextContent(/Market Tote/);
  });

  it('that is asked for in the moment of its closing opens again', async () => {
    await open();
    const dialog = panel.element();
    // The close event is a separate task: a key may precede it.
    if (dialog instanceof HTMLDialogElement) dialog.close();
    const button = opener.element();
    if (button instanceof HTMLElement) button.click();
    await expect.element(box).toHaveFocus();
    await box.fill('cap');
    await expect.element(box).toHaveValue('cap');
  });
});

it('recent searches are offered until they are cleared or the shopper logs out', async () => {
  answerAccountDialogs(server);
  answerHome(server);
  server.answer<typeof searchProducts>(...CALL, NOTHING);
  await renderShop('/Empty', { shopper: SHOPPER });
  const search = async (words: string) => {
    await open();
    await box.fill(words);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.hash).toBe(`#/ExploreProducts?q=${words}`);
  };
  await search('hamper');
  await open();
  await expect.element(status).toHaveTextContent('Recent searches');
  await expectTextOfEach(options, 'hamper');
  await expectAccessible({ frame: true });
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect.element(status).toHaveTextContent('You could look for');
  await panel.getByRole('button', { name: 'Close search' }).click();
  await search('tote');
  endSession();
  await open();
  await expect.element(status).toHaveTextContent('You could look for');
});

it('a shop without ideas leaves no unfinished sentence', async () => {
  await renderShop('/Empty', { shop: { texts: { ...SHOP.texts, searchIdeas: [] } } });
  await open();
  await expect.element(status).toBeEmptyDOMElement();
  server.answer<typeof searchProducts>(...CALL, NOTHING);
  await box.fill('laptop');
  await expect.element(status).toMatchTextContent(/^Nothing found for “laptop”\.$/);
  await expectAccessible({ frame: true });
});
