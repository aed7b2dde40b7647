import type { uploadPicture } from '@ilaneer/contract/staff/catalogue/pictures';
import type {
  changeStore,
  deleteStore,
  listStores,
  makeStore,
  orderStores,
  StaffStoreView,
} from '@ilaneer/contract/staff/content/stores';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

const KOCHI: StaffStoreView = {
  code: 'KCH',
  name: 'Kochi',
  address: '7 Beach Road, Kochi',
  pinCode: '682031',
  towns: ['Kochi', 'Ernakulam'],
  latitude: 9.97,
  longitude: 76.28,
  email: 'kochi@shop.example',
  phone: '+91 98470 12345',
  messagingUrl: '',
  picture: 'art/about.svg',
  hours: [{ days: [6, 0], opens: '10:30', closes: '13:30', text: '' }],
  holidays: [{ date: '2026-12-25', opens: null, closes: null, note: 'Christmas' }],
  isShown: true,
  version: 3,
};
const PALAKKAD = { ...KOCHI, code: 'PKD', name: 'Palakkad', isShown: false };
const RIGHTS = { rights: ['content.write'] } as const;

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const group = (name: string) => page.getByRole('group', { name, exact: true });
const save = page.getByRole('button', { name: 'Save' });
const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /up$/ }) });

let server: StaffServer;
beforeEach(() => {
  server = openStaffServer();
});

const answer = (...stores: StaffStoreView[]) =>
  server.answer<typeof listStores>('GET', '/staff/stores', { success: true, stores });

describe('the stores of the shop (CONTENT-35)', () => {
  it('are a list in order, moved by buttons', async () => {
    answer(KOCHI, PALAKKAD);
    server.act<typeof orderStores>('POST', '/staff/stores/order', ({ codes }) => ({
      success: true,
      stores: [KOCHI, PALAKKAD].toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code)),
    }));
    await renderStaff('/settings/stores', RIGHTS);
    await expect.element(rows.nth(0)).toHaveTextContent('KochiKCH, 682031');
    await expect.element(rows.nth(1)).toHaveTextContent('PalakkadHiddenPKD, 682031');
    await expectAccessible();
    await page.getByRole('button', { name: 'Move Palakkad up' }).click();
    await expect.element(rows.nth(0)).toMatchTextContent(/^Palakkad/);
  });

  it('of a new shop begin with one whose code is free', async () => {
    answer();
    await renderStaff('/settings/stores', RIGHTS);
    await expectText('No stores yet');
    await page.getByRole('button', { name: 'New store' }).click();
    await save.click();
    await expectText(
      'Name is required',
      'Please name a town that it serves',
      'A latitude lies between -90 and 90',
    );
    await expectAccessible();
  });
});

describe('a store (CONTENT-35)', () => {
  const answerChanges = () => {
    answer(KOCHI);
    let { version } = KOCHI;
    server.act<typeof changeStore>('PUT', '/staff/stores/:code', (form) => {
      version += 1;
      const store = { ...KOCHI, ...form, version };
      answer(store);
      return { success: true, store };
    });
  };

  it('takes its coordinates from a map link, and comes back by undo', async () => {
    answerChanges();
    await renderStaff('/settings/stores/KCH', RIGHTS);
    await expect.element(field('Latitude')).toHaveValue('9.97');
    await expectAccessible();
    await field(/^Map link/).fill('https://maps.app.goo.gl/AbC');
    await expectText(/This link has no coordinates/);
    await field(/^Map link/).fill('https://www.google.com/maps/@10.5,76.2,15z');
    await expect.element(field('Latitude')).toHaveValue('10.5');
    await field(/^Towns/).fill('Kochi\nAluva, Kakkanad\n');
    await save.click();
    await expectText('Store saved');
    const { code: _, version: __, ...form } = KOCHI;
    expect(server.sent<typeof changeStore>('PUT', '/staff/stores/:code')).toEqual([
      { ...form, latitude: 10.5, longitude: 76.2, towns: ['Kochi', 'Aluva', 'Kakkanad'] },
    ]);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.element(field('Latitude')).toHaveValue('9.97');
  });

  it('has hours by row, with words of their own, and holidays', async () => {
    answerChanges();
    await renderStaff('/settings/stores/KCH', RIGHTS);
    await page.getByRole('button', { name: 'Add a row' }).click();
    await save.click();
    await expect.element(group('Row 2')).toMatchTextContent(/Please choose the days/);
    await expectAccessible();
    await group('Row 2').getByRole('checkbox', { name: 'Monday' }).click();
    await group('Row 2')
      .getByLabelText(/^Opens/)
      .fill('09:00');
    await group('Row 2')
      .getByLabelText(/^Closes/)
      .fill('17:30');
    await group('Row 1')
      .getByLabelText(/^Shown instead/)
      .fill('Mornings');
    await page.getByRole('button', { name: 'Add a holiday' }).click();
    await group('Holiday 2').getByLabelText(/^Date/).fill('2026-12-31');
    await group('Holiday 2')
      .getByLabelText(/^Opens/)
      .fill('10:00');
    await group('Holiday 2')
      .getByLabelText(/^Closes/)
      .fill('14:00');
    await save.click();
    await expectText('Store saved');
    expect(server.sent<typeof changeStore>('PUT', '/staff/stores/:code')).toMatchObject([
      {
        hours: [
          { ...KOCHI.hours[0], text: 'Mornings' },
          { days: [1], opens: '09:00', closes: '17:30', text: '' },
        ],
        holidays: [KOCHI.holidays[0], { date: '2026-12-31', opens: '10:00', closes: '14:00', note: '' }],
      },
    ]);
  });

  it('that a colleague changed is compared before anything is overwritten', async () => {
    answerChanges();
    await renderStaff('/settings/stores/KCH', RIGHTS);
    await page.getByRole('button', { name: 'Remove row 1' }).click();
    server.refuse<typeof changeStore>('PUT', '/staff/stores/:code', {
      status: 409,
      code: 'VERSION_STALE',
      message: 'Someone else has changed this in the meantime.',
      data: {
        current: { ...KOCHI, hours: [{ days: [1], opens: '08:00', closes: '09:00', text: '' }], version: 4 },
      },
    });
    await save.click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent(/Monday: 8:00 AM-9:00 AM/);
    await expectAccessible();
  });

  it('is added under its code, which is refused when another store has it', async () => {
    answer(KOCHI);
    await renderStaff('/settings/stores/new', RIGHTS);
    await field(/^Code/).fill('pkd');
    await field(/^Name/).fill('Palakkad');
    await field(/^Towns/).fill('Palakkad');
    await field(/^Address/).fill('1 Fort Road');
    await field(/^PIN code/).fill('678001');
    await field(/^Map link/).fill('10.77, 76.65');
    await field(/^Email/).fill('pkd@shop.example');
    await field(/^Phone/).fill('+91 98470 12345');
    const picture = { file: 'art/about.svg', url: '/pictures/art/about.svg', width: 800, height: 600 };
    server.answer<typeof uploadPicture>('POST', '/staff/pictures', { success: true, picture });
    await group('Picture')
      .getByLabelText('Picture')
      .upload(new File(['x'], 'a.png', { type: 'image/png' }));
    const message = 'Another store has this code';
    server.refuse<typeof makeStore>('POST', '/staff/stores', {
      status: 400,
      code: 'VALIDATION_FAILED',
      message,
      fields: [{ field: 'code', message }],
    });
    await save.click();
    await expect.element(field(/^Code/)).toHaveAccessibleDescription(/Another store has this code/);
    server.act<typeof makeStore>('POST', '/staff/stores', (form) => {
      const store = { ...form, version: 1 };
      answer(KOCHI, store);
      return { success: true, store };
    });
    await field(/^Code/).fill('plk');
    await save.click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Palakkad');
    expect(server.sent<typeof makeStore>('POST', '/staff/stores').at(-1)).toMatchObject({
      code: 'PLK',
      latitude: 10.77,
      picture: 'art/about.svg',
      hours: [],
    });
  });

  it('is deleted when that is confirmed', async () => {
    answer(KOCHI);
    await renderStaff('/settings/stores/KCH', RIGHTS);
    await page.getByRole('button', { name: 'Delete' }).click();
    server.act<typeof deleteStore>('DELETE', '/staff/stores/:code', () => {
      answer();
      return { success: true };
    });
    await page
      .getByRole('alertdialog', { name: 'Delete Kochi?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expectText('Kochi is deleted', 'No stores yet');
  });
});
