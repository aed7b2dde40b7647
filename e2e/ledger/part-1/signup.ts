import { signupForm } from '@ilaneer/testing/signup-form';
import { holdClock } from '../../support/current-slide.ts';
import { alerts, does, offers, type Row, reads, type Scene, type Stage, type State, shows } from '../row.ts';
import { openSignup, sendSignup, signupDialog } from '../states/dialogs.ts';
import { answer, breakAnswers, cut, hang, letAnswer, refuse } from '../states/replies.ts';

const CALL = 'signup-with-email';

/** A refusal of the server without words of its own. */
function refusedWith(status: number, ...rows: readonly Row[]): Scene {
  return {
    open: async (stage) => {
      await letAnswer(stage);
      await refuse(stage, CALL, status, '');
      await sendSignup(stage);
    },
    rows,
  };
}

async function field({ page }: Stage, label: string, attribute: string): Promise<string | null> {
  return signupDialog(page).getByLabel(label).first().getAttribute(attribute);
}

/** What the API says of a form that the dialog would not send. */
async function errorsOf({ request }: Stage, change: object): Promise<unknown> {
  const response = await request.post('/api/signup-with-email', { data: { ...signupForm(), ...change } });
  return (await response.json()).errors;
}

const MISSING = { name: '', email: '', password: '', agreeToTerms: false };

/** The signup dialog, its limits, its texts and the errors of its call. */
export const signup: readonly State[] = [
  {
    name: 'the signup dialog, open and sent with what it refuses',
    scenes: [
      {
        open: openSignup,
        rows: [
          offers('2.5', 'an agree-to-terms checkbox', 'checkbox', /^I agree to the Terms and Conditions/),
          offers('2.5', 'an optional subscribe-to-emails checkbox', 'checkbox', /^Send me news/),
          reads('5', 'submit is disabled while terms are unchecked', true, ({ page }) =>
            signupDialog(page).getByRole('button', { name: 'Create Account' }).isDisabled(),
          ),
          reads('5', 'Input limit: name 100 characters', '100', (stage) => field(stage, 'Name', 'maxlength')),
          reads('5', 'Input limit: email 255', '255', (stage) => field(stage, 'Email', 'maxlength')),
          reads('5', 'Input limit: password 128', '128', (stage) => field(stage, 'Password', 'maxlength')),
        ],
      },
      {
        open: (stage) => sendSignup(stage, { name: ' A ', email: '', password: '' }),
        rows: [
          shows('5', 'Name must be at least 2 characters'),
          shows('5', 'Email is required'),
          shows('5', 'Password is required'),
        ],
      },
      {
        open: (stage) => sendSignup(stage, { email: 'asha', password: '12345' }),
        rows: [
          shows('5', 'Please enter a valid email address'),
          shows('5', 'Password must be at least 6 characters'),
        ],
      },
      {
        open: async () => undefined,
        rows: [
          does(
            '5',
            'You must agree to the Terms and Conditions',
            [
              'Name must be at least 2 characters',
              'Email is required',
              'Password is required',
              'You must agree to the Terms and Conditions',
            ],
            (stage) => errorsOf(stage, MISSING),
          ),
          does('5', 'Input limit: name 100, also at the server', 1, async (stage) => {
            const errors = await errorsOf(stage, { name: 'a'.repeat(101) });
            return Array.isArray(errors) ? errors.length : errors;
          }),
          does('5', 'Input limit: password 128, also at the server', 1, async (stage) => {
            const errors = await errorsOf(stage, { password: 'a'.repeat(129) });
            return Array.isArray(errors) ? errors.length : errors;
          }),
        ],
      },
    ],
  },
  {
    name: 'the signup dialog when its call fails',
    scenes: [
      {
        open: async (stage) => {
          await openSignup(stage);
          await refuse(stage, CALL, 400, 'The server message');
          await sendSignup(stage);
        },
        rows: [alerts('8', 'else the server message', 'The server message')],
      },
      refusedWith(400, alerts('8', 'Invalid input. Please check your details and try again.')),
      refusedWith(409, alerts('8', 'An account with this email already exists.')),
      refusedWith(500, alerts('8', 'Server error. Please try again later.')),
      refusedWith(418, alerts('8', 'Failed to create account. Please try again.')),
      {
        open: async (stage) => {
          await letAnswer(stage);
          await answer(stage, CALL, { success: false, message: 'False, it says' });
          await sendSignup(stage);
        },
        rows: [alerts('8', 'success flag false: the message', 'False, it says')],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await cut(stage, CALL);
          await sendSignup(stage);
        },
        rows: [alerts('8', 'Network error. Please check your internet connection and try again.')],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await breakAnswers(stage);
          await sendSignup(stage);
        },
        rows: [alerts('8', 'An unexpected error occurred. Please try again.')],
      },
    ],
  },
  {
    name: 'a signup that is not answered ends after ten seconds',
    scenes: [
      {
        open: async (stage) => {
          await openSignup(stage);
          await hang(stage, CALL);
          await sendSignup(stage);
        },
        rows: [
          offers('2.5', 'Creating Account...', 'button'),
          // The browser's own timer: no clock of the test moves it.
          does('9', 'Signup timeout 10000 ms', true, async ({ page }) => {
            const since = Date.now();
            await signupDialog(page).getByRole('alert').filter({ hasText: 'timed out' }).waitFor();
            const took = Date.now() - since;
            // The seconds that the test took to get here on a busy machine are part of the ten.
            return took > 6_000 && took < 11_500;
          }),
          alerts('8', 'Request timed out. Please check your connection and try again.'),
        ],
      },
    ],
  },
  {
    name: 'a signup that succeeds',
    scenes: [
      {
        open: async (stage) => {
          await stage.page.clock.install();
          await openSignup(stage);
          await sendSignup(stage);
        },
        rows: [
          shows(
            '8',
            'Account created successfully! Welcome to the product!',
            'Account created successfully! Welcome to Ilaneer!',
          ),
          does('9', 'the success modal stays until 2000 ms', true, async ({ page }) => {
            await holdClock(page);
            return page.getByText('Account created successfully!').isVisible();
          }),
          does('4', 'Signup success does not authenticate', false, ({ page }) =>
            page.evaluate(`localStorage.getItem('authToken') !== null`),
          ),
          does('9', 'the success modal closes after 2000 ms', true, async ({ page }) => {
            await page.clock.runFor(1_000);
            return page.evaluate(`localStorage.getItem('authToken') !== null`);
          }),
          reads('3', 'user and token after signup; authToken and userData after login', true, ({ page }) =>
            page.evaluate(
              `['user', 'token', 'authToken', 'userData'].every((key) => localStorage.getItem(key) !== null)`,
            ),
          ),
        ],
      },
    ],
  },
];
