import type { sendEnquiry } from '@ilaneer/contract/support/enquiry';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectText } from '../../../testing/expectations.ts';
import { openFakeServer } from '../../../testing/fake-server.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { answerProduct, CAP } from '../../../testing/replies/catalogue.ts';

const dialog = page.getByRole('dialog', { name: 'Ask for a bulk price' });
const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
const send = dialog.getByRole('button', { name: 'Send enquiry' });

it('a bulk enquiry names missing and wrong fields, and ends with a ticket (CONTACT-7, CONTACT-8)', async () => {
  const server = openFakeServer();
  answerProduct(server, CAP);
  server.answer<typeof sendEnquiry>('POST', '/enquiries', {
    ...{ success: true, message: 'Thank you', ticketNumber: 'BG-T-7K3QFB' },
  });
  await renderShop('/Product-page/cap');
  await page.getByRole('button', { name: 'Ask for a bulk price' }).click();
  await send.click();
  await expectText(
    'Please tell us what it is for',
    'Please enter your name',
    'Please enter your phone number',
    'Please enter your email address',
  );
  await expect.element(field('Purpose')).toHaveFocus();
  await dialog.getByRole('button', { name: 'Wedding or event' }).click();
  await expect.element(field('Purpose')).toHaveValue('Wedding or event');
  await field('Quantity').fill('many');
  await field('Name').fill('Asha Menon');
  await field('Phone').fill('98470 12345');
  await field('Email').fill('asha@example.in');
  await field('PIN code').fill('0123');
  // One wrong digit: the check character gives it away.
  await field('GSTIN').fill('27AAPFU0939F1ZW');
  await send.click();
  await expectText(
    'Quantity must be a positive number',
    'PIN code must be exactly 6 digits and not start with 0',
    'Please enter a valid GSTIN (15 characters)',
  );
  await expectAccessible();
  await field('Quantity').fill('1,200');
  await field('PIN code').fill('682001');
  await field('GSTIN').fill('27AAPFU0939F1ZV');
  await send.click();
  const done = page.getByRole('dialog', { name: 'Thank you' });
  await expect.element(done.getByRole('heading', { name: 'We have your enquiry' })).toHaveFocus();
  await expectText('Your ticket number', 'BG-T-7K3QFB');
  expect(server.sent<typeof sendEnquiry>('POST', '/enquiries')).toMatchObject([
    { productId: 'cap', quantity: 1_200, pincode: '682001', purpose: 'Wedding or event' },
  ]);
  await expectAccessible();
  await done.getByRole('button', { name: 'Done' }).click();
  await expect.element(done).not.toBeInTheDocument();
});
