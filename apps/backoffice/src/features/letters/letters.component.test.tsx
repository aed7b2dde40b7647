import type {
  changeLetter,
  LetterView,
  listLetters,
  makeLetter,
  readLetter,
  readLetterRecipients,
  scheduleLetter,
  stopLetter,
  testLetter,
} from '@ilaneer/contract/staff/messages/letters';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { openStaffServer, type StaffServer } from '../../../testing/staff-server.ts';
import { NEW_LETTER } from './letter-form.tsx';

const RIGHTS = { rights: ['letters.send'] } as const;
const DRAFT: LetterView = {
  ...NEW_LETTER,
  id: 'harvest',
  subject: 'Harvest',
  heading: 'The harvest is in',
  words: 'Fresh oil.',
  version: 2,
};
const SENDING: LetterView = {
  ...DRAFT,
  state: 'sending',
  sendAt: '2026-03-01T04:30:00.000Z',
  startedAt: '2026-03-01T04:30:00.000Z',
  recipients: 2_000,
  deliveries: { waiting: 1_500, sent: 497, refused: 2, left: 1, failed: 0 },
};

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

let server: StaffServer;
beforeEach(() => {
  server = openStaffServer();
  server.answer<typeof readLetterRecipients>('GET', '/staff/letter-recipients', {
    success: true,
    count: 1_204,
    segments: [{ id: 'kochi', name: 'Regular in Kochi' }],
    ownEmail: 'meera@shop.example',
  });
});

const answer = (letter: LetterView) =>
  server.answer<typeof readLetter>('GET', '/staff/letters/:letterId', { success: true, letter });

describe('letters', () => {
  it('are a list with their state and the sent ones (NEWSLETTER-7)', async () => {
    server.answer<typeof listLetters>('GET', '/staff/letters', {
      success: true,
      letters: [{ ...SENDING, id: 'oil' }, DRAFT],
    });
    await renderStaff('/letters', RIGHTS);
    await expectText('497 of 2000 sent');
    await expectText('Draft');
    await expectAccessible();
  });

  it('say how to begin where there is none', async () => {
    server.answer<typeof listLetters>('GET', '/staff/letters', { success: true, letters: [] });
    await renderStaff('/letters', RIGHTS);
    await expectText('No letters yet');
    await expectAccessible();
  });

  it('are written with their recipients counted, each fault at its field (NEWSLETTER-7)', async () => {
    await renderStaff('/letters/new', RIGHTS);
    await expectText('1204 addresses now.');
    await field(/^Subject/).fill('Harvest');
    await field(/^Heading/).fill('The harvest is in');
    await field(/^Text(?! of)/).fill('Fresh oil.');
    await field(/^Text of the button/).fill('See it');
    await button('Save').click();
    await expectText('Enter a page of the shop such as /products, or an address that begins with https://');
    await field(/^Address of the button/).fill('/products');
    await page.getByRole('combobox', { name: 'Recipients' }).selectOptions('Regular in Kochi');
    server.act<typeof makeLetter>('POST', '/staff/letters', (body) => {
      const letter = { ...DRAFT, ...body };
      answer(letter);
      return { success: true, letter };
    });
    await button('Save').click();
    await expect.element(button('Send now')).toBeVisible();
    expect(server.sent<typeof makeLetter>('POST', '/staff/letters')).toMatchObject([
      { subject: 'Harvest', buttonUrl: '/products', segmentId: 'kochi' },
    ]);
  });

  it('are tested, and sent after a question with the number of addresses (NEWSLETTER-8)', async () => {
    answer(DRAFT);
    await renderStaff('/letters/harvest', RIGHTS);
    server.act<typeof testLetter>('POST', '/staff/letters/:letterId/tests', () => ({ success: true }));
    await button('Send a test to myself').click();
    await expectText('Test mail sent to meera@shop.example');
    await expectAccessible();
    server.act<typeof scheduleLetter>('POST', '/staff/letters/:letterId/schedule', () => {
      answer(SENDING);
      return { success: true, letter: SENDING };
    });
    await button('Send now').click();
    await expectText('1204 addresses');
    await button('Send').click();
    await expect.element(page.getByRole('progressbar', { name: 'Deliveries' })).toBeVisible();
    expect(server.sent<typeof scheduleLetter>('POST', '/staff/letters/:letterId/schedule')).toEqual([
      { at: null },
    ]);
  });

  it('show their progress, and stop (NEWSLETTER-8)', async () => {
    answer(SENDING);
    await renderStaff('/letters/harvest', RIGHTS);
    await expectText('Refused by the mail server');
    await expectAccessible();
    server.act<typeof stopLetter>('POST', '/staff/letters/:letterId/stop', () => {
      const letter = { ...SENDING, state: 'stopped', version: 3 } as const;
      answer(letter);
      return { success: true, letter };
    });
    await button('Stop').click();
    await expect.element(button('Continue')).toBeVisible();
  });

  it('keep a change of a draft (NEWSLETTER-7)', async () => {
    answer(DRAFT);
    await renderStaff('/letters/harvest', RIGHTS);
    await field(/^Subject/).fill('Onam');
    server.act<typeof changeLetter>('PUT', '/staff/letters/:letterId', (body) => {
      const letter = { ...DRAFT, ...body, version: 3 };
      answer(letter);
      return { success: true, letter };
    });
    await button('Save').click();
    await expectText('Letter saved');
  });
});
