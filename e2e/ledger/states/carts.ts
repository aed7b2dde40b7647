import { goToPayment, WATER } from '../../support/checkout.ts';
import type { Stage } from '../row.ts';
import { enter, visit } from './visits.ts';

/** A shopper with one pack of water in the cart looks at it. */
export async function openCart(stage: Stage) {
  const calls = await enter(stage);
  await calls.addToCart(WATER);
  await showCart(stage);
  return calls;
}

/** The cart as it is opened anew. */
export async function showCart(stage: Stage): Promise<void> {
  await visit(stage, '/cart');
  await stage.page.getByRole('list', { name: 'Items in your cart' }).waitFor();
}

/** Presses plus on the only line. */
export async function pressMore({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: /^One more/ }).click();
}

/** Asks to remove the only line. */
export async function askToRemove({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: /^Remove Tender/ }).click();
  await page.getByRole('alertdialog', { name: 'Remove Item' }).waitFor();
}

/** Removes the only line. */
export async function remove(stage: Stage): Promise<void> {
  await askToRemove(stage);
  await stage.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
}

/** The payment step of a shopper with one pack of water and an address. */
export async function openPayment(stage: Stage) {
  const { shopper, ...calls } = await enter(stage);
  await goToPayment(stage.page, calls, shopper);
  return calls;
}
