import type { answerForShopper, markCourierTold } from '@ilaneer/contract/staff/messages/failed-deliveries';
import type {
  getStaffMessage,
  listMessageAssignees,
  listStaffMessages,
  StaffMessageView,
} from '@ilaneer/contract/staff/messages/messages';
import { offeredDays } from '@ilaneer/domain/parcel/attempt-choice';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { MESSAGE } from '../../../../testing/replies/messages.ts';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

const RIGHTS = { rights: ['messages.answer'] } as const;

const DELIVERY: NonNullable<StaffMessageView['delivery']> = {
  ...{ parcelNumber: 'OD10001-1', state: 'attempt failed', attempts: 2, reason: 'refused' },
  ...{ step: 'ask', choice: null, day: null, isOpen: true, outcome: null },
};

const FAILED: StaffMessageView = {
  ...MESSAGE,
  ...{ kind: 'delivery', subject: 'Delivery of OD10001-1', email: null, phone: '+919847012345' },
  ...{ messages: [], resolveBy: null, urgency: 'in time', answerDueAt: '2026-12-01T18:29:00.000Z' },
  ...{ order: { id: 'order-1', orderNumber: 'OD10001', lineName: null }, pinCode: '682001' },
  days: offeredDays(new Date()),
  delivery: DELIVERY,
  attempts: [
    {
      ...{ number: 1, at: '2026-11-28T08:30:00.000Z', reason: 'not at home' },
      outcome: { kind: 'out for delivery', at: '2026-11-30T04:30:00.000Z' },
      answer: {
        ...{
          choice: 'other address',
          day: null,
          addressLine1: '7 Ferry Lane',
          addressLine2: '',
          phone: null,
        },
        ...{ by: null, answeredAt: '2026-11-28T09:30:00.000Z', step: 'told' },
        ...{ toldAt: '2026-11-28T09:40:00.000Z', toldBy: 'Ravi' },
      },
    },
    { number: 2, at: '2026-11-30T08:30:00.000Z', reason: 'refused', outcome: null, answer: null },
  ],
};

const CHOSEN: StaffMessageView = {
  ...FAILED,
  version: 2,
  delivery: { ...DELIVERY, step: 'tell', choice: 'send back' },
  attempts: FAILED.attempts.map((attempt) =>
    attempt.number === 1
      ? attempt
      : {
          ...attempt,
          answer: {
            ...{ choice: 'send back', day: null, addressLine1: null, addressLine2: null, phone: null },
            ...{ by: 'Asha Menon', answeredAt: '2026-11-30T09:30:00.000Z', step: 'tell' },
            ...{ toldAt: null, toldBy: null },
          },
        },
  ),
};

function closed(message: StaffMessageView): StaffMessageView {
  const outcome = { kind: 'back', at: '2026-12-04T06:30:00.000Z' } as const;
  return {
    ...message,
    ...{
      status: 'closed',
      delivery: { ...DELIVERY, step: message.delivery?.step ?? 'ask', isOpen: false, outcome },
    },
    attempts: message.attempts.map((one) => (one.number === 2 ? { ...one, outcome } : one)),
  };
}

let server: StaffServer;
beforeEach(() => {
  server = openStaffServer();
  server.answer<typeof listMessageAssignees>('GET', '/staff/message-assignees', {
    success: true,
    people: [],
  });
});

const show = (message: StaffMessageView) =>
  server.answer<typeof getStaffMessage>('GET', '/staff/messages/:messageId', { success: true, message });

describe('a failed delivery in the inbox (SUPPORT-20)', () => {
  it('is listed with reason, attempts, choice and due time', async () => {
    server.answer<typeof listStaffMessages>('GET', '/staff/messages', {
      success: true,
      rows: [FAILED, { ...CHOSEN, id: 'ticket-2' }].map((row) => ({ ...row, photos: 0 })),
      next: null,
      count: { found: 2, isMore: false },
    });
    await renderStaff('/messages?kind=delivery', RIGHTS);
    await expectText(
      'Attempt 2: refused. The shopper has not chosen yet',
      'Attempt 2: refused. Tell the courier: Send back',
    );
    await expect.element(page.getByText(/1 Dec 2026, 11:59/).first()).toBeVisible();
    await expectAccessible();
  });

  it('is chosen for the shopper, with errors at the fields, and recorded as told', async () => {
    show(FAILED);
    server.act<typeof answerForShopper>('POST', '/staff/messages/:messageId/attempt-choice', () => {
      show(CHOSEN);
      return { success: true, message: CHOSEN };
    });
    const told: StaffMessageView = {
      ...CHOSEN,
      version: 3,
      status: 'answered',
      delivery: { ...DELIVERY, step: 'told', choice: 'send back', isOpen: false },
    };
    server.act<typeof markCourierTold>('POST', '/staff/messages/:messageId/courier-told', () => {
      show(told);
      return { success: true, message: told };
    });
    await renderStaff('/messages/ticket-1', RIGHTS);
    const attempts = page.getByRole('list', { name: 'Failed deliveries of OD10001-1' });
    await expect.element(attempts).toMatchTextContent(/7 Ferry Lane, by the shopper .*Ravi told the courier/);
    await expect.element(page.getByRole('textbox', { name: 'Answer' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Answered by/ })).not.toBeInTheDocument();
    await expectAccessible();
    const choice = page.getByRole('combobox', { name: 'Choice' });
    await choice.selectOptions('other phone');
    await page.getByRole('textbox', { name: 'Phone' }).fill('12');
    await page.getByRole('button', { name: 'Save choice' }).click();
    await expectText(/valid 10-digit phone number/);
    await expectAccessible();
    await choice.selectOptions('send back');
    await page.getByRole('button', { name: 'Save choice' }).click();
    await expectText('Tell the courier by phone or on its page.');
    expect(
      server.sent<typeof answerForShopper>('POST', '/staff/messages/:messageId/attempt-choice'),
    ).toMatchObject([{ attempt: 2, choice: 'send back' }]);
    await page.getByRole('button', { name: 'Told' }).click();
    await expectGone(page.getByText('Tell the courier by phone or on its page.'));
    await expect.element(choice).not.toBeInTheDocument();
  });

  it('is listed with its end once it is closed (PARCEL-50)', async () => {
    server.answer<typeof listStaffMessages>('GET', '/staff/messages', {
      success: true,
      rows: [{ ...closed(FAILED), photos: 0 }],
      next: null,
      count: { found: 1, isMore: false },
    });
    await renderStaff('/messages?kind=delivery', RIGHTS);
    await expectText('Attempt 2: refused. Came back to us on 4 Dec 2026');
  });

  it.each([
    ['without a choice', FAILED, /No choice ?Came back to us on 4 Dec 2026/],
    ['with a late choice', CHOSEN, /The courier was not told ?Came back to us on 4 Dec 2026/],
  ] as const)('names the end of each closed attempt, %s (PARCEL-50)', async (_, message, words) => {
    show(closed(message));
    await renderStaff('/messages/ticket-1', RIGHTS);
    const attempts = page.getByRole('list', { name: 'Failed deliveries of OD10001-1' });
    await expect.element(attempts).toMatchTextContent(/Out for delivery again on 30 Nov 2026/);
    await expect.element(attempts).toMatchTextContent(words);
    await expectGone(page.getByText('Tell the courier by phone or on its page.'));
    await expectAccessible();
  });

  it('fits a narrow phone', async () => {
    onTestFinished(() => page.viewport(1_280, 900));
    await page.viewport(360, 740);
    show(CHOSEN);
    await renderStaff('/messages/ticket-1', RIGHTS);
    await expectText('Tell the courier by phone or on its page.');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expectAccessible();
  });
});
