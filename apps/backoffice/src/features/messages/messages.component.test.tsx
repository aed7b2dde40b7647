import type {
  answerMessage,
  assignMessage,
  closeMessage,
  getMessageFigures,
  getStaffMessage,
  listMessageAssignees,
  listStaffMessages,
  listWriterOrders,
  StaffMessageView,
  undoAnswer,
} from '@ilaneer/contract/staff/messages/messages';
import type {
  fillSavedReplies,
  listSavedReplies,
  makeSavedReply,
} from '@ilaneer/contract/staff/messages/saved-replies';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText } from '../../../testing/expectations.ts';
import { press } from '../../../testing/keys.ts';
import { MEMBER_ID, renderStaff } from '../../../testing/render-staff.tsx';
import { ANSWER, ASKED, MESSAGE } from '../../../testing/replies/messages.ts';
import { openStaffServer, type StaffServer } from '../../../testing/staff-server.ts';

const RIGHTS = { rights: ['messages.answer'] } as const;

const box = page.getByRole('textbox', { name: 'Answer' });
const send = page.getByRole('button', { name: 'Send', exact: true });

let server: StaffServer;
beforeEach(() => {
  server = openStaffServer();
  server.answer<typeof listMessageAssignees>('GET', '/staff/message-assignees', {
    success: true,
    people: [
      { id: MEMBER_ID, name: 'Asha Menon' },
      { id: 'ravi', name: 'Ravi' },
    ],
  });
});

const show = (message: StaffMessageView) =>
  server.answer<typeof getStaffMessage>('GET', '/staff/messages/:messageId', { success: true, message });

function answerActs(): void {
  server.act<typeof answerMessage>('POST', '/staff/messages/:messageId/answers', ({ message: body }) => {
    const mailAfter = '2026-11-29T04:30:11.000Z';
    const messages = [ASKED, { ...ANSWER, body, mailAfter }];
    const message: StaffMessageView = { ...MESSAGE, status: 'answered', version: 2, messages };
    show(message);
    return { success: true, message };
  });
  server.act<typeof undoAnswer>('DELETE', '/staff/messages/:messageId/answers/:position', () => {
    const message = { ...MESSAGE, version: 3 };
    show(message);
    return { success: true, message };
  });
}

describe('the page of a message', () => {
  it('takes an answer, which is mailed later and can be undone (SUPPORT-10)', async () => {
    show(MESSAGE);
    answerActs();
    await renderStaff('/messages/ticket-1', RIGHTS);
    await expectText('Do you deliver to Idukki?', 'By mail to meera@example.in');
    await expectAccessible();
    await send.click();
    await expectText('Write an answer');
    await box.fill('Yes, in three days.');
    await press('{Control>}{Enter}{/Control}');
    await expectText('Not mailed yet', 'Answer to Meera Nair');
    await expect.element(box).toHaveValue('');
    await expectAccessible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expectGone(page.getByText('Not mailed yet'));
    await expect.element(box).toHaveValue('Yes, in three days.');
  });

  it('keeps the answer when a colleague was faster, and shows the new message', async () => {
    show(MESSAGE);
    await renderStaff('/messages/ticket-1', RIGHTS);
    await box.fill('Yes, in three days.');
    const current = { ...MESSAGE, version: 2, messages: [ASKED, { ...ANSWER, by: 'Ravi', body: 'We do.' }] };
    show(current);
    server.refuse<typeof answerMessage>('POST', '/staff/messages/:messageId/answers', {
      status: 409,
      code: 'VERSION_STALE',
      message: 'Someone else has changed this in the meantime.',
      data: { current },
    });
    await send.click();
    await expectText(/This message has changed: read the new messages above/, 'We do.');
    await expect.element(box).toHaveValue('Yes, in three days.');
  });

  it('fills in a saved reply that is found by typing, and does not send its gaps (SUPPORT-13)', async () => {
    show(MESSAGE);
    server.answer<typeof fillSavedReplies>('GET', '/staff/messages/:messageId/saved-replies', {
      success: true,
      replies: [
        { id: 'one', title: 'Delivery', text: 'Dear Meera Nair, in three days.' },
        { id: 'two', title: 'Parcel', text: 'Follow it: {{tracking link}}' },
      ],
    });
    await renderStaff('/messages/ticket-1', RIGHTS);
    await page.getByRole('button', { name: 'Saved replies' }).click();
    await expectText('Missing: {{tracking link}}');
    await expectAccessible();
    await press('parc{Enter}');
    await expect.element(box).toHaveValue('Follow it: {{tracking link}}');
    await send.click();
    await expectText('Fill in {{tracking link}} or remove it');
    expect(server.sent<typeof answerMessage>('POST', '/staff/messages/:messageId/answers')).toEqual([]);
  });

  it('is taken, given to a colleague and put back (SUPPORT-16)', async () => {
    show(MESSAGE);
    let version = 1;
    server.act<typeof assignMessage>('PUT', '/staff/messages/:messageId/assignee', ({ memberId }) => {
      version += 1;
      const name = memberId === 'ravi' ? 'Ravi' : 'Asha Menon';
      const message = { ...MESSAGE, version, assignee: memberId === null ? null : { id: memberId, name } };
      show(message);
      return { success: true, message };
    });
    await renderStaff('/messages/ticket-1', RIGHTS);
    await page.getByRole('button', { name: 'Take', exact: true }).click();
    const assignee = page.getByRole('combobox', { name: 'Assigned to' });
    await expect.element(assignee).toHaveValue(MEMBER_ID);
    await assignee.selectOptions('Ravi');
    await expectText('Assigned to Ravi');
    await assignee.selectOptions('Unassigned');
    await expect.element(assignee).toHaveValue('');
    expect(server.sent<typeof assignMessage>('PUT', '/staff/messages/:messageId/assignee')).toEqual([
      { memberId: MEMBER_ID },
      { memberId: 'ravi' },
      { memberId: null },
    ]);
  });

  it('shows the orders of the writer, and says which are not proven (SUPPORT-17)', async () => {
    show(MESSAGE);
    server.answer<typeof listWriterOrders>('GET', '/staff/messages/:messageId/orders', {
      success: true,
      orders: [
        {
          id: 'order-1',
          orderNumber: 'OD10001',
          status: 'shipped',
          total: 570,
          placedAt: '2026-11-20T04:30:00.000Z',
          match: 'contact',
          parcels: [
            {
              id: 'p',
              state: 'shipped',
              courier: 'DTDC',
              trackingNumber: 'KL1234',
              trackingLink: 'https://dtdc.example',
            },
          ],
          returns: [{ id: 'r', number: 1, state: 'requested' }],
        },
      ],
    });
    await renderStaff('/messages/ticket-1', { rights: ['messages.answer', 'orders.read'] });
    await expect.element(page.getByRole('link', { name: 'OD10001' })).toBeVisible();
    await expectText(/Same e-mail or phone, not proven/);
    await expect.element(page.getByRole('link', { name: 'Return 1' })).toBeVisible();
    await expectAccessible();
  });

  it('is closed when that is confirmed, and shows what the writer said of it (SUPPORT-15)', async () => {
    show(MESSAGE);
    server.act<typeof closeMessage>('POST', '/staff/messages/:messageId/close', () => {
      const message: StaffMessageView = {
        ...MESSAGE,
        ...{ status: 'closed', version: 2, closedAt: '2026-11-29T04:30:00.000Z', rating: 4 },
      };
      show(message);
      return { success: true, message };
    });
    await renderStaff('/messages/ticket-1', RIGHTS);
    await page.getByRole('button', { name: 'Close message' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Close ILN-T-7K3QFB?' });
    await expect.element(dialog).toMatchTextContent(/asked by mail whether it is solved/);
    await dialog.getByRole('button', { name: 'Close message' }).click();
    await expectText('4 of 5');
  });

  it('without an e-mail address offers the phone alone', async () => {
    show({ ...MESSAGE, email: null, phone: '+919847012345' });
    await renderStaff('/messages/ticket-1', RIGHTS);
    await expect.element(page.getByRole('button', { name: 'Answered by phone' })).toBeVisible();
    await expectGone(box, page.getByRole('button', { name: 'Answered by e-mail' }));
  });

  it('shows the words of a mail, and the quoted text on request (SUPPORT-12)', async () => {
    const mail = { ...ASKED, position: 2, body: 'And when?', quoted: '> In three days.', isMail: true };
    show({ ...MESSAGE, messages: [ASKED, mail] });
    await renderStaff('/messages/ticket-1', RIGHTS);
    await expectText(/by mail/, 'And when?');
    await page.getByText('Quoted text').click();
    await expectText('> In three days.');
    await expectAccessible();
  });
});

describe('the inbox', () => {
  it('lists messages with their people', async () => {
    const { photos: _, ...row } = MESSAGE;
    server.answer<typeof listStaffMessages>('GET', '/staff/messages', {
      success: true,
      rows: [{ ...row, photos: 0, assignee: { id: 'ravi', name: 'Ravi' } }],
      next: null,
      count: { found: 1, isMore: false },
    });
    await renderStaff('/messages?assignee=none', RIGHTS);
    await expectText('ILN-T-7K3QFB', 'Ravi');
    await expectAccessible();
  });

  it('has monthly figures for the grievance officer (SUPPORT-14)', async () => {
    server.answer<typeof getMessageFigures>('GET', '/staff/message-figures', {
      success: true,
      months: [
        {
          month: '2026-11',
          received: 8,
          answeredInTime: 6,
          resolvedInTime: 4,
          open: 3,
          oldestOpenAt: '2026-11-02T04:30:00.000Z',
          ratings: 2,
          averageRating: 4.5,
          notSolved: 1,
        },
      ],
    });
    await renderStaff('/message-figures', RIGHTS);
    await expectText('November 2026', '6 (75 %)', '4 (50 %)', '4.5 (2)');
    await expectAccessible();
  });

  it('has saved replies, whose blanks are checked (SUPPORT-13)', async () => {
    server.answer<typeof listSavedReplies>('GET', '/staff/saved-replies', { success: true, replies: [] });
    await renderStaff('/saved-replies', RIGHTS);
    await expectText('No saved replies yet');
    await expectAccessible();
    await press('c');
    await page.getByRole('textbox', { name: /^Title/ }).fill('Delivery');
    const text = page.getByRole('textbox', { name: /^Text/ });
    await text.fill('Dear {{nmae}}');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectText(/There is no fact \{\{nmae\}\}/);
    await expectAccessible();
    server.act<typeof makeSavedReply>('POST', '/staff/saved-replies', (form) => {
      const reply = { ...form, id: 'made', version: 1 };
      server.answer<typeof listSavedReplies>('GET', '/staff/saved-replies', {
        success: true,
        replies: [reply],
      });
      return { success: true, reply };
    });
    await text.fill('Dear {{name}}');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Delivery');
  });
});
