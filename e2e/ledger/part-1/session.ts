import { openAccountDialog } from '../../support/navigation.ts';
import { alerts, holds, offers, reads, type State, shows } from '../row.ts';
import { hang, refuse } from '../states/replies.ts';
import { enter, visit } from '../states/visits.ts';

/** Logging out, and a session that ended. */
export const session: readonly State[] = [
  {
    name: 'the logout confirmation',
    scenes: [
      {
        open: async (stage) => {
          await enter(stage);
          await visit(stage, '/Empty');
        },
        rows: [offers('1', 'Logout', 'button')],
      },
      {
        open: async (stage) => {
          await openAccountDialog(stage.page, 'Logout');
          await stage.page.getByRole('alertdialog').waitFor();
        },
        rows: [
          shows('2.5', 'Are you sure you want to logout?'),
          shows('2.5', 'You will need to login again to access your account.'),
          offers('2.5', 'Cancel', 'button'),
        ],
      },
      {
        open: async (stage) => {
          await hang(stage, 'logout');
          await stage.page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
        },
        rows: [offers('2.5', 'Logging out...', 'button')],
      },
    ],
  },
  {
    name: 'a session that ended',
    scenes: [
      {
        open: async (stage) => {
          await enter(stage);
          await refuse(stage, 'get-wishlist', 401, 'Session expired. Please login again.', 'SESSION_REVOKED');
          await visit(stage, '/wishlist');
        },
        rows: [
          alerts('4', 'Session expired. Please login again.'),
          offers('1', 'Login / Register', 'button'),
          reads('4', 'logout clears authToken and userData', [null, null], ({ page }) =>
            page.evaluate(`['authToken', 'userData'].map((key) => localStorage.getItem(key))`),
          ),
        ],
      },
    ],
  },
  {
    name: 'a heart that a visitor presses',
    scenes: [
      {
        open: async (stage) => {
          await visit(stage, '/Product-page/market-tote');
          await stage.page
            .getByRole('button', { name: /to wishlist$/ })
            .first()
            .click();
        },
        rows: [holds('4', 'Please login')],
      },
    ],
  },
];
