import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { answerSettings } from '../../../../testing/replies/settings.ts';
import { openStaffServer } from '../../../../testing/staff-server.ts';

// SETTING-8
it.each(['9'.repeat(30), '-5', '1e400', 'free'])(
  'takes %s for no amount, and names the field',
  async (typed) => {
    const server = openStaffServer();
    answerSettings(server);
    await renderStaff('/settings/delivery');
    const charge = page.getByRole('textbox', { name: /^Delivery charge/ });
    await charge.fill(typed);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectText(/^Please enter an amount in rupees/);
    await expect.element(charge).toHaveFocus();
    await expectAccessible();
  },
);
