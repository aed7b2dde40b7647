import type {
  BreachView,
  changeBreach,
  getBreach,
  listBreaches,
  recordBreach,
} from '@ilaneer/contract/staff/privacy/breaches';
import type { listLookups } from '@ilaneer/contract/staff/privacy/lookups';
import type { getRetention } from '@ilaneer/contract/staff/privacy/retention';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { listOf } from '../../../testing/replies/orders.ts';
import { openStaffServer, type StaffServer } from '../../../testing/staff-server.ts';

const BREACH: BreachView = {
  id: 'breach-1',
  title: 'Laptop lost',
  what: '',
  data: '',
  consequences: '',
  measures: '',
  people: null,
  beganAt: null,
  knownAt: '2026-11-28T04:30:00.000Z',
  boardToldAt: null,
  certToldAt: null,
  peopleToldAt: null,
  closedAt: null,
  createdAt: '2026-11-28T05:00:00.000Z',
  version: 1,
};
const FROM = { shop: 'Ilaneer', officer: 'Meera Nair', contact: 'care@ilaneer.example' };

function breachIs(server: StaffServer, breach: BreachView) {
  const reply = { success: true as const, breach, from: FROM };
  server.answer<typeof getBreach>('GET', '/staff/breaches/:breachId', reply);
  server.answer<typeof listBreaches>('GET', '/staff/breaches', { success: true, breaches: [breach] });
  return reply;
}

// PRIVACY-5 and PRIVACY-17
it('shows periods and lookups, and no page beyond the rights of the reader', async () => {
  const server = openStaffServer();
  server.answer<typeof getRetention>('GET', '/staff/retention', {
    success: true,
    kinds: [
      {
        kind: 'tickets',
        what: 'Messages and complaints',
        period: '3 years after the last message',
        lastRunAt: null,
        erasedLately: 0,
        erased: 0,
        oldestAt: null,
        isLate: false,
      },
    ],
  });
  server.answer<typeof listLookups>(
    'GET',
    '/staff/lookups',
    listOf({
      id: 'look-1',
      day: '2026-11-29',
      lastAt: '2026-11-29T05:38:25.019Z',
      kind: 'order' as const,
      times: 3,
      customer: { id: 'customer-1', name: 'Anu Thomas' },
      member: { id: 'asha', name: 'Asha Menon', role: 'Support' },
    }),
  );
  await renderStaff('/privacy', { rights: ['privacy.read'] });
  await expectTitle('Retention periods');
  await expect
    .element(page.getByRole('row', { name: /Messages and complaints.*3 years after the last message/ }))
    .toBeVisible();
  await expectGone(page.getByRole('link', { name: 'Breaches' }));
  await page.getByRole('link', { name: 'Data access log' }).first().click();
  await expect
    .element(page.getByRole('row', { name: /Opened an order/ }).getByText('Asha Menon'))
    .toBeVisible();
  await expectAccessible();
});

// PRIVACY-9 to PRIVACY-11
it('records a breach with little, fills it in later and writes its letters', async () => {
  const server = openStaffServer();
  breachIs(server, BREACH);
  server.act<typeof changeBreach>('PUT', '/staff/breaches/:breachId', ({ what }) =>
    breachIs(server, { ...BREACH, what, version: 2 }),
  );
  await renderStaff('/privacy/breaches/new', { rights: ['breaches.record'] });
  const record = page.getByRole('button', { name: 'Record', exact: true });
  server.refuse<typeof recordBreach>('POST', '/staff/breaches', {
    status: 400,
    fields: [{ field: 'title', message: 'Enter a title' }],
  });
  await record.click();
  await expectText('Enter a title');
  server.act<typeof recordBreach>('POST', '/staff/breaches', ({ title }) =>
    breachIs(server, { ...BREACH, title }),
  );
  await page.getByRole('textbox', { name: 'Title' }).fill('Laptop lost');
  await record.click();
  await expectTitle('Laptop lost');
  const letter = (to: string) => page.getByRole('region', { name: `Letter to the ${to}` });
  await expect.element(letter('Board').getByText(/\{\{what happened\}\}/)).toBeVisible();
  await page.getByRole('textbox', { name: 'What happened' }).fill('A laptop was left in a bus.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .element(letter('people').getByText(/What happened: A laptop was left in a bus\./))
    .toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Required notifications' }).getByText(/CERT-In/))
    .toBeVisible();
  await expectAccessible();
});
