import { addressForm } from '@ilaneer/testing/address-form';
import { WATER } from '../../support/checkout.ts';
import {
  alerts,
  does,
  holds,
  located,
  offers,
  type Row,
  reads,
  type Scene,
  type State,
  shows,
} from '../row.ts';
import {
  fillAddress,
  openAddressForm,
  openAddressStep,
  saveChange,
  sendAddress,
} from '../states/addresses.ts';
import { breakAnswers, cut, hang, letAnswer, refuse } from '../states/replies.ts';
import { enter } from '../states/visits.ts';

const ADD = 'add-address';
/** The filled dialog for a new address when the server answers so. */
function addingRefused(status: number, message: string, ...rows: readonly Row[]): Scene {
  return {
    open: async (stage) => {
      await letAnswer(stage);
      await openAddressForm(stage);
      await fillAddress(stage);
      await refuse(stage, ADD, status, message);
      await sendAddress(stage);
    },
    rows,
  };
}

/** The address step with its dialog. */
export const addressStep: readonly State[] = [
  {
    name: 'the address step',
    scenes: [
      {
        open: async (stage) => {
          const calls = await enter(stage);
          await calls.addToCart(WATER);
          await openAddressStep(stage);
          await stage.page.getByRole('button', { name: 'Continue', exact: true }).click();
        },
        rows: [
          offers('2 Checkout: address step', 'Address', 'heading'),
          offers('2 Checkout: address step', 'Select Delivery Address', 'heading'),
          offers('2 Checkout: address step', 'Add new address', 'button'),
          alerts('2 Checkout: address step', 'Please select a delivery address'),
          reads(
            '2 Checkout: address step',
            'three steps: Cart, Address, Payment',
            ['Cart', 'Address', 'Payment'],
            async ({ page }) => {
              const steps = await page
                .getByRole('navigation', { name: 'Checkout progress' })
                .getByRole('listitem')
                .allTextContents();
              return steps.map((step) => step.replace(/^Done: |\d/g, ''));
            },
          ),
        ],
      },
      {
        open: openAddressForm,
        rows: [
          offers('2 Checkout: address step', 'Add New Address', 'heading'),
          does('9', 'Phone digits max 15', 15, async ({ page }) => {
            const phone = page.getByRole('dialog').getByRole('textbox', { name: 'Phone' });
            await phone.fill('12345678901234567890');
            return (await phone.inputValue()).replace(/\D/g, '').length;
          }),
          located('5', 'hides the country code and defaults to India', (page) =>
            page
              .getByRole('dialog')
              .getByRole('combobox', { name: 'Country: India', exact: true })
              .and(page.getByText(/^IN$/)),
          ),
          does('5', 'with search', 1, async ({ page }) => {
            await page.getByRole('dialog').getByRole('combobox', { name: 'Country: India' }).click();
            const search = page.getByRole('combobox', { name: 'Search countries' });
            await search.fill('Sri Lanka');
            const options = page.getByRole('listbox', { name: 'Countries' }).getByRole('option');
            await options.nth(1).waitFor({ state: 'hidden' });
            const found = await options.count();
            await search.press('Escape');
            return found;
          }),
          reads('5', 'Address type is Home or Office, default Home', ['Home', 'Office'], ({ page }) =>
            page.getByRole('group', { name: 'Address type' }).getByRole('button').allTextContents(),
          ),
        ],
      },
      { open: sendAddress, rows: [alerts('5', 'Please fill in all required fields')] },
      {
        open: async (stage) => {
          await fillAddress(stage);
          await hang(stage, ADD);
          await sendAddress(stage);
        },
        rows: [
          shows('4', 'Adding...'),
          reads('4', 'all fields and buttons disabled', [true, true], async ({ page }) => [
            await page.getByRole('dialog').getByRole('textbox', { name: 'Full name' }).isDisabled(),
            await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).isDisabled(),
          ]),
        ],
      },
      addingRefused(
        400,
        "The server's error text",
        alerts('8', "400: the server's error text", "The server's error text"),
      ),
      addingRefused(400, '', alerts('8', 'Failed to add address')),
      addingRefused(503, 'x', alerts('8', 'Server error. Please try again later.')),
      {
        open: async (stage) => {
          await letAnswer(stage);
          await cut(stage, ADD);
          await sendAddress(stage);
        },
        rows: [alerts('8', 'Network error. Please check your connection and try again.')],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await breakAnswers(stage);
          await sendAddress(stage);
        },
        rows: [alerts('8', 'An unexpected error occurred. Please try again.')],
      },
      {
        open: async (stage) => {
          await openAddressForm(stage);
          await fillAddress(stage);
          await stage.page.evaluate(`localStorage.removeItem('authToken')`);
          await sendAddress(stage);
        },
        rows: [alerts('5', 'Authentication required. Please log in again.')],
      },
    ],
  },
  {
    name: 'an address that is saved, shown and changed',
    scenes: [
      {
        open: async (stage) => {
          const calls = await enter(stage);
          await calls.addToCart(WATER);
          await openAddressForm(stage);
          await fillAddress(stage);
          await sendAddress(stage);
        },
        rows: [
          alerts('4', 'Address added successfully!'),
          holds('2 Checkout: address step', 'country - zip code', 'India - 682001'),
          shows('2 Checkout: address step', 'address type', 'Home'),
          located('4', 'the default address (else the first) is preselected', (page) =>
            page.getByRole('radio', { name: addressForm().fullName, checked: true }),
          ),
        ],
      },
      {
        open: async (stage) => {
          await refuse(stage, 'update-address', 500, 'x');
          await saveChange(stage);
        },
        rows: [alerts('8', 'Failed to update address. Please try again.')],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await cut(stage, 'update-address');
          await saveChange(stage);
        },
        rows: [alerts('8', 'Error updating address. Please try again.')],
      },
      addingRefused(401, 'x', alerts('8', 'Session expired. Please log in again.')),
    ],
  },
];
