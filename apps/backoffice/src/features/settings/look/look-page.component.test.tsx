import type { uploadPicture } from '@ilaneer/contract/staff/catalogue/pictures';
import type { changeLook, getLook } from '@ilaneer/contract/staff/shop/look';
import { NO_LOOK } from '@ilaneer/domain/look/look';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

const LOGO = 'photos/0123456789abcdef0123456789abcdef-640.webp';

let server: StaffServer;
beforeEach(() => {
  server = openStaffServer();
  let section = { values: NO_LOOK, version: 1 };
  const answer = () =>
    server.answer<typeof getLook>('GET', '/staff/settings/look', { success: true, section });
  answer();
  server.act<typeof changeLook>('PUT', '/staff/settings/look', (values) => {
    section = { values: { ...NO_LOOK, ...values }, version: section.version + 1 };
    answer();
    return { success: true, section };
  });
});

const save = page.getByRole('button', { name: 'Save' });
const colour = (name: string) => page.getByRole('textbox', { name, exact: true });
const saved = () => server.sent<typeof changeLook>('PUT', '/staff/settings/look');

describe('the look of the shop (SETTING-21)', () => {
  it('takes a colour that cannot be read only as the nearest that can', async () => {
    await renderStaff('/settings/look', { rights: ['settings.write'] });
    await expect.element(colour('Buttons')).toBeVisible();
    await expectAccessible();
    await colour('Buttons').fill('#7ac29a');
    await save.click();
    await expect.element(colour('Buttons')).toHaveAccessibleDescription(/contrast of 2\.\d:1/);
    const nearest = page.getByRole('button', { name: /^Use #/ });
    const [, proposed = ''] = /Use (#\w+)/.exec(nearest.element().textContent ?? '') ?? [];
    await nearest.click();
    await expect.element(colour('Buttons')).toHaveValue(proposed);
    await save.click();
    await expectText('Look saved');
    expect(saved().map(({ colours }) => colours.primary)).toEqual([proposed]);
  });

  it('shows logo, colours and typefaces before they are saved, and brings the former ones back by undo', async () => {
    const picture = { file: LOGO, url: `/pictures/${LOGO}`, width: 640, height: 200 };
    server.answer<typeof uploadPicture>('POST', '/staff/pictures', { success: true, picture });
    await renderStaff('/settings/look', { rights: ['settings.write'] });
    const preview = page.getByRole('figure', { name: 'In the shop' });
    await expect.element(preview).toBeVisible();
    const logo = page.getByRole('group', { name: 'Logo', exact: true });
    await logo.getByLabelText('Logo').upload(new File(['logo'], 'logo.png', { type: 'image/png' }));
    await colour('Ground').fill('#fbfafa');
    await expect.element(logo.getByRole('presentation')).toHaveStyle({ backgroundColor: '#fbfafa' });
    await colour('Dark').fill('#3b2314');
    await page.getByRole('radio', { name: /^DM Serif Display/ }).click();
    await expect.poll(() => preview.element().innerHTML).toContain(LOGO);
    expect(preview.element().innerHTML).toContain('--color-palm: #3b2314');
    await save.click();
    await expectText('Look saved');
    expect(saved()).toMatchObject([{ pictures: { logo: LOGO }, colours: { ink: '#3b2314' }, fonts: 'dm' }]);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.element(colour('Dark')).toHaveValue(NO_LOOK.colours.ink);
  });
});
