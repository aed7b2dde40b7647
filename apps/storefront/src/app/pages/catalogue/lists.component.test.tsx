import type { getCategories } from '@ilaneer/contract/catalogue/catalogue';
import type { getProductCards } from '@ilaneer/contract/catalogue/product-card';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { answerProduct, CAP, cardsOf, copiesOf, TOTE } from '../../../../testing/replies/catalogue.ts';
import { queryClient } from '../../../lib/query-client.ts';

const CARDS = ['GET', '/product-cards'] as const;

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerProduct(server, TOTE, CAP);
});

const cards = page.getByRole('article');
const words = page.getByRole('searchbox', { name: 'Search products' });
const calls = () => server.asked<typeof getProductCards>(...CARDS).length;
const count = (text: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) });

describe('the copy of the list (CATALOGUE-30)', () => {
  async function comeBackAfter(ms: number): Promise<void> {
    location.hash = '#/Empty';
    await expectText('OOPS! Your Cart is Empty');
    queryClient.clear();
    vi.setSystemTime(Date.now() + ms);
    location.hash = '#/ExploreProducts';
    await expect.element(cards.first()).toBeVisible();
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
  });

  it('is shown before any call, and asked for again behind it after 5 minutes', async () => {
    await renderShop('/ExploreProducts');
    await expect.element(cards.first()).toBeVisible();
    await expect.poll(() => localStorage.getItem('products')).not.toBeNull();
    const release = server.hold<typeof getProductCards>(...CARDS, cardsOf(CAP));
    await comeBackAfter(240_000);
    expect(calls()).toBe(1);
    await comeBackAfter(61_000);
    await expect.poll(calls).toBeGreaterThan(1);
    await expect.element(cards).toHaveLength(2);
    release();
    await expect.element(cards).toHaveLength(1);
  });

  it('is gone without where the browser has no room', async () => {
    const { setItem } = Storage.prototype;
    const refused: string[] = [];
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key !== 'products') return setItem.call(this, key, value);
      refused.push(key);
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    await renderShop('/ExploreProducts');
    await expect.element(cards.first()).toBeVisible();
    await expect.poll(() => refused).toContain('products');
    expect(localStorage.getItem('products')).toBeNull();
  });
});

describe('a long list', () => {
  it('renders the rows near the screen, and Back finds them again', async () => {
    const many = copiesOf(TOTE, 2_400);
    server.answer<typeof getProductCards>(...CARDS, cardsOf(...many));
    await renderShop('/products');
    await expect.element(count('2,400 items')).toBeVisible();
    const first = page.getByRole('listitem').filter({ hasText: 'Copy 0001' });
    await expect.element(first).toHaveAttribute('aria-setsize', '2400');
    expect(cards.elements().length).toBeLessThan(80);
    const list = first.element().closest('[role=list]');
    const { top = 0, height = 0 } = list?.getBoundingClientRect() ?? {};
    // A quarter down the list is a quarter through its products.
    scrollTo({ top: scrollY + top + height / 4, behavior: 'instant' });
    const card = page.getByRole('link', { name: 'Copy 0601' });
    await expect.element(card).toBeVisible();
    card.element().scrollIntoView({ block: 'center', behavior: 'instant' });
    const left = scrollY;
    await card.click();
    await expectNamed('heading', 'Market Tote');
    history.back();
    await expect.element(card).toBeVisible();
    await expect.poll(() => Math.abs(scrollY - left)).toBeLessThan(200);
    expect(localStorage.getItem('products')).toBeNull();
  });

  it('comes by page where the shop does not send it at once, as far as it is looked at', async () => {
    const many = copiesOf(TOTE, 1_200);
    server.act<typeof getProductCards>(...CARDS, (_, query) => {
      const found = many.filter(({ name }) => name.toLowerCase().includes(query.get('q') ?? ''));
      const from = Number(query.get('cursor') ?? 0);
      const shown = cardsOf(...found.slice(from, from + 48));
      const facets = { categories: [], colors: [], origins: [], priceRanges: [], availability: [] };
      return {
        ...shown,
        total: found.length,
        cursor: from + 48 < found.length ? String(from + 48) : null,
        facets: from === 0 ? { ...facets, prices: null, count: many.length } : null,
      };
    });
    const cursors = () => server.asked<typeof getProductCards>(...CARDS).map((query) => query.get('cursor'));
    await renderShop('/ExploreProducts');
    await expect.element(count('1,200 items')).toBeVisible();
    expect(cursors().filter((cursor) => cursor !== null).length).toBeLessThan(3);
    for (const cursor of ['48', '96']) {
      await expect
        .poll(() => {
          scrollBy({ top: 2_000, behavior: 'instant' });
          return cursors();
        })
        .toContain(cursor);
    }
    await words.fill('copy 1199');
    await expect.element(count('1 item')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Copy 1199' })).toBeVisible();
    await expect.poll(() => location.hash).toBe('#/ExploreProducts?q=copy+1199');
  });
});

describe('the address of a list (CATALOGUE-19)', () => {
  it('includes the typed search when a link is followed right after it', async () => {
    await renderShop('/ExploreProducts');
    const link = page.getByRole('link', { name: 'Market Tote' });
    await expect.element(link).toBeVisible();
    // One task: no pause in typing.
    enter('main input[type=search]', 'tote', 'input');
    link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Market Tote' })).toBeVisible();
    history.back();
    await expect.element(words).toHaveValue('tote');
  });

  it('takes words that are typed while another change is on its way to it', async () => {
    await renderShop('/ExploreProducts');
    await expect.element(cards.first()).toBeVisible();
    // One task: no address in between.
    enter('main select', 'newest', 'change');
    enter('main input[type=search]', 'cap', 'input');
    await expect.poll(() => location.hash).toBe('#/ExploreProducts?sort=newest&q=cap');
    await expect.element(words).toHaveValue('cap');
    await expect.element(page.getByRole('combobox', { name: 'Sort products' })).toHaveValue('newest');
  });
});

it('a list with something imported is filtered by its country on a phone, by keyboard (CATALOGUE-40)', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1_280, 900));
  const { cards: all, ...rest } = cardsOf(TOTE, CAP);
  const imported = all.map((card) => ({
    ...card,
    ...(card.id === 'tote' && { countryOfOrigin: 'Sri Lanka' }),
  }));
  server.answer<typeof getProductCards>(...CARDS, { ...rest, cards: imported });
  server.hang<typeof getCategories>('GET', '/get-categories');
  await renderShop('/ExploreProducts');
  await page.getByRole('button', { name: 'Show Filters' }).click();
  const section = page.getByRole('button', { name: /^Country of origin/ });
  await expect.element(section).toBeVisible();
  focus(section);
  await userEvent.keyboard('{Enter}');
  const country = page.getByRole('checkbox', { name: 'Sri Lanka' });
  await expect.element(country).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'India' })).toBeVisible();
  focus(country);
  await userEvent.keyboard(' ');
  await expect.element(country).toBeChecked();
  await expect.poll(() => section.element().textContent).toMatch(/1.chosen/);
  await expectAccessible();
  await page.getByPlaceholder('Search countries...').fill('peru');
  await expectText('No countries found');
  await page.getByRole('button', { name: 'Show 1 item' }).click();
  await expect.poll(() => location.hash).toMatch(/origin=Sri(\+|%20)Lanka/);
  await expect.element(cards).toHaveLength(1);
  await page.getByRole('button', { name: 'Remove filter From Sri Lanka' }).click();
  await expect.element(cards).toHaveLength(2);
  expect(location.hash).not.toContain('origin');
});

function focus(control: Locator): void {
  const element = control.element();
  if (element instanceof HTMLElement) element.focus();
}

/** Fires the native event that React listens to. */
function enter(selector: string, value: string, event: 'change' | 'input'): void {
  const control = document.querySelector(selector);
  if (control === null) throw new Error(`No ${selector}`);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
