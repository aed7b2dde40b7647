import type { Page } from '@playwright/test';
import { does, located, offers, type Row, reads, type Stage, type State } from '../row.ts';
import { openPayment } from '../states/carts.ts';

const SECTION = '2 Checkout: payment step';
const METHODS = ['Saved cards', 'Cash on Delivery', 'Credit/Debit cards', 'UPI', 'Gift Card'] as const;

/** All five ways are offered to who has saved a card; nobody is led to an empty list of them. */
async function saveCard({ page }: Stage): Promise<void> {
  const card = {
    id: 'card-1',
    network: 'Visa',
    last4: '1111',
    expiry: null,
    savedAt: '2026-11-01T10:00:00Z',
  };
  await page.route('**/api/payment-options', (route) =>
    route.fulfill({ json: { success: true, online: true, canSaveCard: true, savedCards: [card] } }),
  );
}

/** What a field makes of what is typed into it letter by letter. */
function typed(
  section: string,
  says: string,
  field: (page: Page) => ReturnType<Page['getByLabel']>,
  keys: string,
  wanted: string,
): Row {
  return does(section, says, wanted, async ({ page }) => {
    await field(page).fill('');
    await field(page).pressSequentially(keys);
    return field(page).inputValue();
  });
}

const expiry = (page: Page) => page.getByRole('textbox', { name: /MM\/YY|Expiry/i });
const cvv = (page: Page) => page.getByLabel(/^CVV/i);

/** The payment methods that stand, and the fields of a card. */
export const paymentMethods: readonly State[] = [
  {
    name: 'the payment methods',
    scenes: [
      {
        open: async (stage) => {
          await saveCard(stage);
          await openPayment(stage);
        },
        rows: [
          ...METHODS.map((name) => located(SECTION, name, (page) => page.getByRole('radio', { name }))),
          reads(SECTION, 'Payment methods in their order', [...METHODS], async ({ page }) => {
            const words = (await page.getByRole('main').textContent()) ?? '';
            return [...METHODS].sort((one, other) => words.indexOf(one) - words.indexOf(other));
          }),
        ],
      },
      {
        open: ({ page }) => page.getByRole('radio', { name: 'Credit/Debit cards' }).click(),
        rows: [
          located(SECTION, 'card holder name', (page) => page.getByRole('textbox', { name: /holder/i })),
          located(SECTION, 'expiry (MM/YY)', expiry),
          located(SECTION, 'CVV', cvv),
          offers(SECTION, 'Save this card securely', 'checkbox'),
          typed(
            '5',
            'expiry keeps digits only and inserts a slash after two digits',
            expiry,
            '1a2b29',
            '12/29',
          ),
          typed('9', 'expiry max length 5', expiry, '122999', '12/29'),
          typed('5', 'CVV keeps digits only', cvv, '1a2', '12'),
          typed('9', 'CVV max length 4', cvv, '123456', '1234'),
        ],
      },
    ],
  },
];
