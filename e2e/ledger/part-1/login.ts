import { alerts, does, offers, reads, type State, shows } from '../row.ts';
import { loginDialog, openFirstStep, openLogin, sendLogin } from '../states/dialogs.ts';
import { breakAnswers, cut, hang, letAnswer, refuse } from '../states/replies.ts';

/** The login dialogs, the OTP step, and what their fields and the server refuse. */
export const login: readonly State[] = [
  {
    name: 'the login dialog, open and sent with what it refuses',
    scenes: [
      {
        open: openLogin,
        rows: [
          offers('2.5', 'Login to your account!', 'heading'),
          offers('2.5', 'Enter Mobile Number / Email*', 'textbox'),
          offers('2.5', 'Password*', 'textbox'),
          offers('2.5', 'show/hide password toggle', 'button', 'Show characters'),
          offers('2.5', 'Forgot Your password?', 'button'),
          reads('2.5', "Don't have an account? Signup", "Don't have an account? Signup", async ({ page }) =>
            (await loginDialog(page).getByText("Don't have an account?").textContent())?.replace(/\s+/g, ' '),
          ),
          reads('2.5', 'page scrolling is locked while a modal is open', true, ({ page }) =>
            page.evaluate(`[document.documentElement, document.body].some(
              (element) => /hidden|clip/.test(getComputedStyle(element).overflowY))`),
          ),
        ],
      },
      {
        open: (stage) => sendLogin(stage, '', ''),
        rows: [shows('5', 'Email or mobile number is required'), shows('5', 'Password is required')],
      },
      {
        open: (stage) => sendLogin(stage, '987654321', '12345'),
        rows: [
          shows('5', 'Please enter a valid mobile number (10 digits)'),
          shows('5', 'Password must be at least 6 characters long'),
        ],
      },
      {
        open: (stage) => sendLogin(stage, 'asha@example', '123456'),
        rows: [
          shows('5', 'Please enter a valid email address'),
          reads('5', 'Password of 6 characters is enough', 0, ({ page }) =>
            page.getByText(/^Password must be/).count(),
          ),
        ],
      },
    ],
  },
  {
    name: 'the login dialog while it is sent, and when it fails',
    scenes: [
      {
        open: async (stage) => {
          await openLogin(stage);
          await hang(stage, 'login-user');
          await sendLogin(stage, 'asha@example.in', '123456');
        },
        rows: [
          offers('2.5', 'Logging in...', 'button'),
          reads('2.5', 'fields are disabled while submitting', [true, true], async ({ page }) => [
            await loginDialog(page).getByLabel('Password*').isDisabled(),
            await loginDialog(page).getByRole('textbox').first().isDisabled(),
          ]),
        ],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await openLogin(stage);
          await cut(stage, 'login-user');
          await sendLogin(stage, 'asha@example.in', '123456');
        },
        rows: [alerts('8', 'Network error. Please check your connection.')],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          stage.allowProblems(/login-user/);
          await stage.page.route('**/api/login-user', (route) => route.fulfill({ status: 502, body: '' }));
          await sendLogin(stage, 'asha@example.in', '123456');
        },
        rows: [alerts('8', 'Login failed')],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await refuse(stage, 'login-user', 401, 'The rejection message', 'INVALID_CREDENTIALS');
          await sendLogin(stage, 'asha@example.in', '123457');
        },
        rows: [alerts('8', 'The rejection message')],
      },
      {
        open: async (stage) => {
          await breakAnswers(stage);
          await sendLogin(stage, 'asha@example.in', '123458');
        },
        rows: [alerts('8', 'An unexpected error occurred.')],
      },
    ],
  },
  {
    name: 'the login with a code',
    scenes: [
      {
        open: openFirstStep,
        rows: [
          offers('2.5', 'a field for mobile number or e-mail', 'textbox', 'Mobile number or email'),
          offers('2.5', 'Continue', 'button'),
          offers('2.5', 'Continue with Google', 'button'),
          offers('2.5', 'Continue with Facebook', 'button'),
          offers('2.5', 'Sign up', 'button'),
          offers('2.5', 'Login with password', 'button'),
        ],
      },
      {
        open: async ({ page }) => {
          const address = `ledger.${Date.now()}@example.in`;
          await page.getByRole('textbox', { name: 'Mobile number or email' }).fill(address);
          await page.getByRole('button', { name: 'Continue', exact: true }).click();
          await page.getByRole('group', { name: 'Enter the 4-digit OTP' }).waitFor();
        },
        rows: [
          offers('2.5', 'Resend OTP', 'button'),
          reads('9', 'OTP length 4', 4, ({ page }) =>
            page.getByRole('group', { name: 'Enter the 4-digit OTP' }).getByRole('textbox').count(),
          ),
          does('5', 'OTP: four boxes, one character each', ['1', '2', '', ''], async ({ page }) => {
            const boxes = page.getByRole('group', { name: 'Enter the 4-digit OTP' }).getByRole('textbox');
            await boxes.first().pressSequentially('12');
            return Promise.all((await boxes.all()).map((box) => box.inputValue()));
          }),
          offers('2.5', 'Continue with Google', 'button'),
          offers('2.5', 'Continue with Facebook', 'button'),
        ],
      },
    ],
  },
];
