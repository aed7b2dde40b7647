import { addressForm } from '@ilaneer/testing/address-form';
import { offers, type Stage, type State } from '../row.ts';
import { openCart } from '../states/carts.ts';
import { visit } from '../states/visits.ts';

async function openDialog({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: /^Apply coupons/ }).click();
}

/** The coupon dialog at each place of the checkout. */
export const coupons: readonly State[] = [
  {
    name: 'the coupon dialog in the cart and at the address step',
    scenes: [
      {
        open: async (stage) => {
          const calls = await openCart(stage);
          await calls.saveAddress(addressForm());
          await openDialog(stage);
        },
        rows: [offers('2 Cart', 'Apply coupons', 'dialog')],
      },
      {
        open: async (stage) => {
          await visit(stage, '/address');
          await openDialog(stage);
        },
        rows: [offers('2 Checkout: address step', 'Apply coupons', 'dialog')],
      },
      {
        open: async (stage) => {
          await visit(stage, '/address');
          await stage.page.getByRole('button', { name: 'Continue', exact: true }).click();
          await stage.page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor();
          await openDialog(stage);
        },
        rows: [offers('2 Checkout: payment step', 'Apply coupons', 'dialog')],
      },
    ],
  },
];
