import type { uploadPicture } from '@ilaneer/contract/staff/catalogue/pictures';
import type {
  changeBanner,
  deleteBanner,
  listBanners,
  makeBanner,
  orderBanners,
  StaffBannerView,
} from '@ilaneer/contract/staff/content/banners';
import { USUAL_FOCUS } from '@ilaneer/domain/content/banner';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectGone, expectText } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

const COFFEE: StaffBannerView = {
  id: 'coffee',
  imageWide: 'art/about.svg',
  imageTall: '',
  focusWide: USUAL_FOCUS.wide,
  focusTall: USUAL_FOCUS.tall,
  textTone: 'dark',
  title: 'Coffee in bags',
  headline: 'Roasted on Monday',
  text: '',
  linkLabel: 'Shop coffee',
  link: '/products',
  isShown: true,
  shownFrom: null,
  shownUntil: null,
  version: 3,
};
const SEASON = {
  ...COFFEE,
  id: 'season',
  headline: 'The season begins',
  shownFrom: '2026-12-24T03:30:00.000Z',
  shownUntil: '2026-12-26T03:30:00.000Z',
};
const PAST = { ...COFFEE, id: 'past', headline: 'The past', shownUntil: '2026-11-01T03:30:00.000Z' };
const HIDDEN = { ...COFFEE, id: 'hidden', headline: 'The hidden', isShown: false };
const RIGHTS = { rights: ['content.write'] } as const;

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const save = page.getByRole('button', { name: 'Save' });
const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /up$/ }) });

let server: StaffServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T06:00:00Z') });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  server = openStaffServer();
});

const answer = (...banners: StaffBannerView[]) =>
  server.answer<typeof listBanners>('GET', '/staff/banners', { success: true, banners });

describe('the banners of the home page (CONTENT-33)', () => {
  it('are a list with their states, moved by buttons', async () => {
    answer(COFFEE, SEASON, PAST, HIDDEN);
    server.act<typeof orderBanners>('POST', '/staff/banners/order', ({ ids }) => {
      const all = [COFFEE, SEASON, PAST, HIDDEN];
      const banners = all.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
      return { success: true, banners };
    });
    await renderStaff('/settings/banners', RIGHTS);
    await expect.element(rows.nth(0)).toHaveTextContent('Roasted on MondayShown');
    await expect
      .element(rows.nth(1))
      .toMatchTextContent(/^The season beginsScheduledFrom 24 Dec 2026.*9:00.am until 26 Dec 2026/);
    await expect.element(rows.nth(2)).toMatchTextContent(/^The pastEndedUntil 1 Nov 2026/);
    await expect.element(rows.nth(3)).toHaveTextContent('The hiddenHidden');
    await expectAccessible();
    await page.getByRole('button', { name: 'Move The season begins up' }).click();
    await expect.element(rows.nth(0)).toMatchTextContent(/^The season begins/);
    await press('c');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('New banner');
  });

  it('of a new shop begin with a picture and a schedule', async () => {
    answer();
    await renderStaff('/settings/banners', RIGHTS);
    await expectText('No banners yet');
    await expectAccessible();
    await page.getByRole('button', { name: 'New banner' }).click();
    await save.click();
    await expectText('Picture description is required');
    const picture = { file: 'art/about.svg', url: '/pictures/art/about.svg', width: 1_600, height: 720 };
    server.answer<typeof uploadPicture>('POST', '/staff/pictures', { success: true, picture });
    await page
      .getByRole('group', { name: 'Picture for wide screens' })
      .getByLabelText('Picture for wide screens')
      .upload(new File(['x'], 'coffee.png', { type: 'image/png' }));
    await field(/^Picture description/).fill('Coffee in bags');
    await field(/^Headline/).fill('Freshly roasted');
    await page.getByLabelText(/^From/).fill('2026-12-24T09:00');
    await page.getByLabelText(/^Until/).fill('2026-12-24T09:00');
    await save.click();
    await expectText('The end must be after the start');
    await page.getByLabelText(/^Until/).fill('2026-12-26T09:00');
    server.act<typeof makeBanner>('POST', '/staff/banners', (form) => {
      const banner = { ...form, id: 'made', version: 1 };
      answer(banner);
      return { success: true, banner };
    });
    await save.click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Freshly roasted');
    await expectText('Scheduled');
    expect(server.sent<typeof makeBanner>('POST', '/staff/banners')).toMatchObject([
      { imageWide: 'art/about.svg', shownFrom: SEASON.shownFrom, shownUntil: SEASON.shownUntil },
    ]);
  });
});

describe('a banner (CONTENT-33)', () => {
  const answerChanges = () => {
    answer(COFFEE);
    let { version } = COFFEE;
    server.act<typeof changeBanner>('PUT', '/staff/banners/:bannerId', (form) => {
      version += 1;
      const banner = { ...COFFEE, ...form, version };
      answer(banner);
      return { success: true, banner };
    });
  };

  it('is cropped at its focal point, hidden, and brought back by undo', async () => {
    answerChanges();
    await renderStaff('/settings/banners/coffee', RIGHTS);
    await expect.element(field(/^Headline/)).toHaveValue('Roasted on Monday');
    await expectAccessible();
    const across = page
      .getByRole('group', { name: 'Focal point on phones' })
      .getByRole('slider', { name: /^Left to right/ });
    await expect.element(across).toHaveValue('50');
    await across.click();
    await userEvent.keyboard('{Home}');
    await page.getByRole('checkbox', { name: 'Show in the shop' }).click();
    await press('{Control>}s{/Control}');
    await expectText('Banner saved', 'Hidden');
    expect(server.sent<typeof changeBanner>('PUT', '/staff/banners/:bannerId')).toMatchObject([
      { focusTall: { across: 0, down: 100 }, focusWide: { across: 100, down: 50 }, isShown: false },
    ]);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expectGone(page.getByText('Hidden'));
  });

  it('shows its words on its picture, dark or light', async () => {
    answerChanges();
    await renderStaff('/settings/banners/coffee', RIGHTS);
    const wide = page.getByRole('group', { name: 'Focal point on wide screens' });
    const words = wide.getByText('Roasted on Monday');
    const colour = () => getComputedStyle(words.element()).color;
    await expect.element(words).toBeVisible();
    await expect.poll(colour).not.toBe('rgb(255, 255, 255)');
    await page.getByRole('combobox', { name: 'Colour of the words' }).selectOptions('Light');
    await expect.poll(colour).toBe('rgb(255, 255, 255)');
    await expectAccessible();
    await press('{Control>}s{/Control}');
    await expectText('Banner saved');
    expect(server.sent<typeof changeBanner>('PUT', '/staff/banners/:bannerId')).toMatchObject([
      { textTone: 'light' },
    ]);
  });

  it('that a colleague changed is compared before anything is overwritten', async () => {
    answerChanges();
    await renderStaff('/settings/banners/coffee', RIGHTS);
    await field(/^Headline/).fill('Roasted on Tuesday');
    server.refuse<typeof changeBanner>('PUT', '/staff/banners/:bannerId', {
      status: 409,
      code: 'VERSION_STALE',
      message: 'Someone else has changed this in the meantime.',
      data: { current: { ...COFFEE, headline: 'Roasted on Friday', version: 4 } },
    });
    await save.click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent(/Roasted on Friday/);
    await expectAccessible();
  });

  it('is deleted when that is confirmed', async () => {
    answer(COFFEE);
    await renderStaff('/settings/banners/coffee', RIGHTS);
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Roasted on Monday?' });
    server.act<typeof deleteBanner>('DELETE', '/staff/banners/:bannerId', () => {
      answer();
      return { success: true };
    });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expectText('Roasted on Monday is deleted', 'No banners yet');
  });

  it('that is gone says so', async () => {
    answer();
    await renderStaff('/settings/banners/coffee', RIGHTS);
    await expectText('Banner not found');
  });
});
