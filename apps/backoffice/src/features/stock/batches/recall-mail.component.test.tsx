import type { getBatch, previewRecallMail, sendRecallMail } from '@ilaneer/contract/staff/stock/batches';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { answerStock, BATCH } from '../../../../testing/replies/stock.ts';
import { openStaffServer } from '../../../../testing/staff-server.ts';

const write = page.getByRole('button', { name: 'Mail the recipients' });
const mail = page.getByRole('dialog', { name: 'Mail the recipients of batch FIRST-1' });
const preview = mail.getByRole('region', { name: 'The mail' });
const WORDS = { subject: 'Please do not drink it', text: 'A seal may leak.' };

it('sends nothing by the key that showed the mail, and nothing twice where a colleague was faster', async () => {
  const server = openStaffServer();
  answerStock(server);
  const seen = (count: number) =>
    server.answer<typeof previewRecallMail>('POST', '/staff/batches/:batchId/recall-mail/preview', {
      success: true,
      ...WORDS,
      html: '',
      count,
    });
  seen(1);
  await renderStaff('/batches/batch-1');
  await write.click();
  await mail.getByLabelText('Subject').fill(WORDS.subject);
  await mail.getByLabelText('Text').fill(WORDS.text);
  await mail.getByRole('button', { name: 'Preview the mail' }).dblClick();
  await expect.element(preview).toHaveFocus();
  await press('{Enter}');
  expect(server.sent<typeof sendRecallMail>('POST', '/staff/batches/:batchId/recall-mail')).toEqual([]);
  await expectAccessible();
  // Closed before it is sent, it is there as it was typed.
  await press('{Escape}');
  await expectGone(mail);
  await write.click();
  await expect.element(mail.getByLabelText('Subject')).toHaveValue(WORDS.subject);
  await mail.getByRole('button', { name: 'Preview the mail' }).click();
  await expect.element(preview).toHaveFocus();
  await mail.getByRole('button', { name: 'Back to the text' }).click();
  await expect.element(mail.getByLabelText('Text')).toHaveFocus();
  await mail.getByRole('button', { name: 'Preview the mail' }).click();

  server.refuse<typeof sendRecallMail>('POST', '/staff/batches/:batchId/recall-mail', {
    status: 409,
    code: 'VERSION_STALE',
    message: 'Someone else has changed this in the meantime.',
  });
  seen(0);
  server.answer<typeof getBatch>('GET', '/staff/batches/:batchId', {
    success: true,
    batch: BATCH,
    sent: { orders: 1, units: 2, written: 1 },
  });
  await mail.getByRole('button', { name: 'Send 1 mail' }).click();
  await expectText(/have already been mailed/);
  await expectGone(mail.getByRole('button', { name: /^Send/ }));
  await mail.getByRole('button', { name: 'Close' }).last().click();
  await expectGone(mail, write);
});
