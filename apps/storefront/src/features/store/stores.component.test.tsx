import type { getStores, StoreView } from '@ilaneer/contract/store';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectAccessible,
  expectNamed,
  expectText,
  expectTextOfEach,
} from '../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../testing/fake-server.ts';
import { renderShop } from '../../../testing/render-shop.tsx';

const KOCHI: StoreView = {
  ...{ code: 'KCH', name: 'Kochi', address: '7 Beach Road', pinCode: '682031', towns: ['Ernakulam'] },
  ...{ latitude: 9.97, longitude: 76.28, email: 'kochi@backwater.example', phone: '+91 98470 12345' },
  ...{ messagingUrl: 'https://chat.example/kochi', picture: '/pictures/art/story.svg' },
  workingHours: [{ days: 'Saturday-Sunday', text: '10:30 AM-1:30 PM' }],
  openingHours: [{ days: [6, 0], opens: '10:30', closes: '13:30' }],
  holidays: [],
};
const ALAPPUZHA = { ...KOCHI, code: 'ALP', name: 'Alappuzha', pinCode: '688001', latitude: 9.49, towns: [] };

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
});

const cards = page.getByRole('main').getByRole('article');
const names = cards.getByRole('heading', { level: 2 });

function answerStores(): void {
  const stores = [KOCHI, ALAPPUZHA];
  server.answer<typeof getStores>('GET', '/stores', { success: true, match: 'all', count: 2, stores });
}

function setTime(time: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

it('a store is found by its code, or the nearest by a PIN code (CONTENT-20, CONTENT-21)', async () => {
  setTime('2026-11-21T12:00:00+05:30');
  server.cut<typeof getStores>('GET', '/stores');
  await renderShop('/store');
  await expectText('Error loading stores');
  await expectAccessible();
  answerStores();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectTextOfEach(names, 'Kochi', 'Alappuzha');
  await expectText('Working hours', 'Get direction', 'Saturday-Sunday', '10:30 AM-1:30 PM', 'Open now');
  await expectText('until 1:30 PM');
  for (const [name, href] of [
    [/^Get direction/, /maps\/dir/],
    [/^Mail to/, /^mailto:kochi@/],
    [/^Call/, /^tel:\+919847012345$/],
    [/^Message/, /^https:/],
  ] as const) {
    await expect
      .element(cards.first().getByRole('link', { name }))
      .toHaveAttribute('href', expect.stringMatching(href));
  }
  const search = page.getByRole('searchbox');
  await expect.element(search).toHaveAttribute('placeholder', 'Search for store by code');
  await expectAccessible();
  await search.fill('alp');
  await expectTextOfEach(names, 'Alappuzha');
  await search.fill('695001');
  await expectText('No store has this PIN code. These are the nearest ones.');
  await expectTextOfEach(names, 'Alappuzha', 'Kochi');
  await expect.element(cards.first()).toMatchTextContent(/About \d+ km away/);
  await search.fill('Reykjavik');
  await expectNamed('heading', 'No store found');
  await expectAccessible();
  await page.getByRole('button', { name: 'Show all stores' }).click();
  await expect.element(cards).toHaveLength(2);
});

it('a store shows its holidays to come, which decide whether it is open (CONTENT-35)', async () => {
  setTime('2026-11-21T12:00:00+05:30');
  const holidays = [
    { date: '2026-11-20', opens: null, closes: null, note: 'Over' },
    { date: '2026-11-21', opens: null, closes: null, note: 'A wedding' },
    { date: '2026-11-22', opens: '09:00', closes: '10:00', note: '' },
  ];
  const stores = [{ ...KOCHI, messagingUrl: '', holidays }];
  server.answer<typeof getStores>('GET', '/stores', { success: true, match: 'all', count: 1, stores });
  await renderShop('/store');
  await expectText('Holidays', '21 Nov 2026, A wedding', 'Closed', '22 Nov 2026', '9:00 AM-10:00 AM');
  await expectText('Closed now', 'Opens tomorrow at 9:00 AM', 'A code (KCH), a town or a PIN code');
  await expect.element(page.getByText('Over')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /^Message/ })).not.toBeInTheDocument();
  await expectAccessible();
});

it('a store that is closed says when it opens, found by the address of the page', async () => {
  setTime('2026-11-18T12:00:00+05:30');
  answerStores();
  await renderShop('/store?search=KCH');
  await expectTextOfEach(names, 'Kochi');
  await expectText('Closed now', 'Opens Saturday at 10:30 AM');
});
