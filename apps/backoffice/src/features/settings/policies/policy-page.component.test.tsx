import type { previewMarkdown } from '@ilaneer/contract/staff/content/articles';
import type {
  changePolicy,
  getPolicy,
  listPolicyVersions,
  PolicyView,
} from '@ilaneer/contract/staff/shop/policies';
import type {
  announcePolicyChange,
  getPolicyNotice,
  PolicyNoticeView,
} from '@ilaneer/contract/staff/shop/policy-notices';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { answerSettings } from '../../../../testing/replies/settings.ts';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

const SHIPPING: PolicyView = {
  slug: 'shipping-policy',
  title: 'Shipping Policy',
  body: 'We deliver in India.',
  values: [],
  openBlanks: [],
  isShown: true,
  shownSince: '2025-05-04',
  outdated: [],
  version: 1,
};
const SAVED = { savedAt: '2026-11-29T06:00:00.000Z', savedBy: 'Asha Menon', isShown: true };

type Versions = Parameters<typeof answerPolicy>[2];

function answerPolicy(server: StaffServer, policy: PolicyView, words: readonly string[]): void {
  answerSettings(server);
  server.act<typeof previewMarkdown>('POST', '/staff/markdown-previews', ({ text }) => ({
    success: true,
    html: `<p>${text}</p>`,
  }));
  server.answer<typeof getPolicy>('GET', '/staff/policies/:slug', {
    success: true,
    policy,
    template: { title: policy.title, body: policy.body, values: [] },
  });
  server.answer<typeof listPolicyVersions>('GET', '/staff/policies/:slug/versions', {
    success: true,
    versions: words.map((one, index) => ({
      ...SAVED,
      number: words.length - index,
      title: policy.title,
      words: one,
    })),
    next: null,
  });
}

it('waits with a blank, shows by version what changed, and brings the words back by undo', async () => {
  const server = openStaffServer();
  const kept: Versions[number][] = [SHIPPING.body];
  answerPolicy(server, SHIPPING, kept);
  let version = 1;
  server.act<typeof changePolicy>('PUT', '/staff/policies/:slug', ({ body, title, values }) => {
    version += 1;
    const openBlanks = values.filter(({ value }) => value === '').map(({ name }) => name);
    const policy = {
      ...SHIPPING,
      body,
      title,
      values,
      openBlanks,
      isShown: openBlanks.length === 0,
      version,
    };
    kept.unshift(body);
    answerPolicy(server, policy, kept);
    return { success: true, policy };
  });
  await renderStaff('/settings/policies/shipping-policy', { rights: ['content.write'] });
  const text = page.getByRole('textbox', { name: /^Text/ });
  await text.fill(`${SHIPPING.body}\n\nWe send with {{name of the courier}}.`);
  await expect.element(page.getByRole('textbox', { name: 'Name of the courier' })).toBeVisible();
  await expect.poll(() => document.querySelector('mark')?.textContent).toContain('name of the courier');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save as a new version' }).click();
  await expectText('1 blank left');
  await page.getByText(/^Version 2 by/).click();
  await expect.poll(() => document.querySelector('ins')?.textContent).toContain('We send with');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expectText('Shown');
  await expect.element(text).toHaveValue(SHIPPING.body);
});

// SETTING-24
it('opens a new version that is filled from the settings, and names the differences', async () => {
  const server = openStaffServer();
  const policy: PolicyView = {
    ...SHIPPING,
    body: 'Delivery is {{delivery charge}} with {{courier}}.',
    values: [
      { name: 'delivery charge', value: '₹60' },
      { name: 'courier', value: 'Delhivery' },
    ],
    outdated: [{ name: 'delivery charge', published: '₹60', value: '₹75' }],
  };
  answerPolicy(server, policy, ['Delivery is ₹60 with Delhivery.']);
  server.act<typeof changePolicy>('PUT', '/staff/policies/:slug', ({ values }) => {
    const saved = { ...policy, values, outdated: [], version: 2 };
    answerPolicy(server, saved, ['Delivery is ₹75 with Delhivery.', 'Delivery is ₹60 with Delhivery.']);
    return { success: true, policy: saved };
  });
  await renderStaff('/settings/policies/shipping-policy?fill=settings', { rights: ['content.write'] });
  await expectText('Delivery charge: published “₹60”, now “₹75”');
  await expect.element(page.getByRole('textbox', { name: 'Delivery charge' })).toHaveValue('₹75');
  await expect.element(page.getByRole('textbox', { name: 'Courier' })).toHaveValue('Delhivery');
  await expectAccessible();
  expect(server.sent<typeof changePolicy>('PUT', '/staff/policies/:slug')).toEqual([]);
  await page.getByRole('button', { name: 'Save as a new version' }).click();
  await expectText('Shown');
  expect(server.sent<typeof changePolicy>('PUT', '/staff/policies/:slug')).toMatchObject([
    { values: [{ value: '₹75' }, { value: 'Delhivery' }] },
  ]);
});

// CONTENT-26
it('announces a version to account holders after showing the number of mails', async () => {
  const server = openStaffServer();
  answerPolicy(server, { ...SHIPPING, slug: 'terms-of-service', title: 'Terms of Service' }, ['Terms.']);
  const notice = (change: Partial<PolicyNoticeView>): PolicyNoticeView => ({
    number: 2,
    mails: 1_204,
    unreachable: 3,
    told: null,
    ...change,
  });
  const is = (now: PolicyNoticeView) =>
    server.answer<typeof getPolicyNotice>('GET', '/staff/policies/:slug/notice', {
      success: true,
      notice: now,
    });
  is(notice({ number: null }));
  await renderStaff('/settings/policies/terms-of-service', { rights: ['content.write'] });
  await expectText(/there is no change to announce yet/);
  is(notice({}));
  server.announce({ kind: 'content', id: 'terms-of-service', by: { id: 'ravi', name: 'Ravi Kumar' } });
  const tell = page.getByRole('button', { name: /^Notify account holders/ });
  await tell.click();
  const question = page.getByRole('alertdialog', { name: 'Notify account holders of version 2?' });
  await expect.element(question.getByText('1,204 mails', { exact: true })).toBeVisible();
  await expectText(/3 accounts without a confirmed email address can't be reached\./);
  await expectAccessible();
  await press('{Escape}');
  await expectGone(question);
  expect(server.sent<typeof announcePolicyChange>('POST', '/staff/policies/:slug/notice')).toEqual([]);
  const told = { at: '2026-11-29T06:00:00.000Z', by: 'Asha Menon', mails: 1_204, isDone: true };
  server.act<typeof announcePolicyChange>('POST', '/staff/policies/:slug/notice', () => {
    is(notice({ told }));
    return { success: true, notice: notice({ told }) };
  });
  await tell.click();
  await question.getByRole('button', { name: 'Send 1,204 mails' }).click();
  await expectText(/^Asha Menon notified account holders of version 2/);
  await expectGone(tell);
});
