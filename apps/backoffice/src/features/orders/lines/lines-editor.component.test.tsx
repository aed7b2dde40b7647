import type {
  findOrderGoods,
  LineEditPreview,
  previewOrderLines,
} from '@ilaneer/contract/staff/orders/order-lines';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { answerMoves, answerOrder, nowIs, PICTURE, PROCESSING } from '../../../../testing/replies/orders.ts';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

const editor = page.getByRole('region', { name: 'Change the items' });
const units = editor.getByLabelText(/Quantity of Tender Coconut Water/);
const save = editor.getByRole('button', { name: 'Save items' });

const PREVIEW: LineEditPreview = {
  lines: [],
  goods: { before: 600, after: 900 },
  discount: { before: 30, after: 45 },
  coupon: { code: null, before: 0, after: 0, isLost: false },
  coins: { before: 0, after: 0 },
  gst: { before: 102.6, after: 153.9 },
  gstIncluded: false,
  delivery: { before: 0, after: 0 },
  total: { before: 672.6, after: 1_008.9 },
  refund: 0,
  toGiftCard: 0,
  ask: 0,
  dueOnDelivery: { before: 672.6, after: 1_008.9 },
};

async function openEditor(server: StaffServer): Promise<void> {
  answerOrder(server);
  server.answer<typeof previewOrderLines>('POST', '/staff/orders/:orderId/lines/preview', {
    success: true,
    preview: PREVIEW,
  });
  await renderStaff('/orders/order-1');
  await expect.element(page.getByRole('button', { name: 'Change items' })).toBeVisible();
  await press('e');
  await expect.element(editor.getByLabelText('Add an item')).toHaveFocus();
}

it('adds by SKU without waiting for the list, and refuses a quantity that cannot be', async () => {
  const server = openStaffServer();
  const bowl = {
    productId: 'bowl',
    variantId: 'bowl-black',
    name: 'Coconut Shell Bowl',
    variantName: 'Colour: Black',
  };
  server.answer<typeof findOrderGoods>('GET', '/staff/order-goods', {
    success: true,
    goods: [{ ...bowl, sku: 'ILN-ECO-BWL-BLK', picture: PICTURE, price: 199, forSale: 70 }],
  });
  await openEditor(server);
  await press('iln-eco-bwl-blk', '{Enter}');
  await expect.element(editor.getByLabelText(/Quantity of Coconut Shell Bowl/)).toHaveValue('1');
  server.answer<typeof findOrderGoods>('GET', '/staff/order-goods', { success: true, goods: [] });
  await press('iln-nothing', '{Enter}');
  await expectText('No goods found for iln-nothing');
  await units.fill('80');
  await expectText('A quantity is a whole number from 0 to 50');
  await expect.element(units).toHaveValue('80');
  await expect.element(save).toBeDisabled();
  await units.fill('3');
  await expectText(/The shopper pays ₹1,008.90 on delivery/);
  await expect.element(save).toBeEnabled();
  await expectAccessible();
});

it('says who changed the order while its items are changed: the member themselves, or a colleague', async () => {
  const server = openStaffServer();
  await openEditor(server);
  answerMoves(server);
  await units.fill('3');
  await page.getByRole('button', { name: 'Start packing' }).click();
  await expectText('You have changed this order since you started editing.');
  await expectGone(editor.getByText(/Someone else/));
  await editor.getByRole('button', { name: 'Continue from there' }).click();
  await expectGone(editor.getByText(/yourself/));
  await expect.element(units).toHaveValue('3');
  server.refuse<typeof previewOrderLines>('POST', '/staff/orders/:orderId/lines/preview', {
    status: 409,
    code: 'VERSION_STALE',
    message: 'Someone else has changed this in the meantime.',
  });
  nowIs(server, { ...PROCESSING, state: { ...PROCESSING.state, version: 3 } });
  await units.fill('4');
  await expectText('Someone else has changed this order since you started editing.');
  await expect.element(save).toBeDisabled();
});
