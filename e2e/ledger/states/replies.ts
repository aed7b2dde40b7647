import type { Stage } from '../row.ts';

function pathOf(call: string): RegExp {
  return new RegExp(`/api/${call}(/[^/]*)?(\\?|$)`);
}

/** A call that is not answered; letAnswer lets it go on, so a scene that must not have its answer comes before. */
export async function hang({ page }: Stage, call: string): Promise<void> {
  await page.route(pathOf(call), () => undefined);
}

/** A call that fails without an answer. */
export async function cut({ page, allowProblems }: Stage, call: string): Promise<void> {
  allowProblems(new RegExp(call));
  await page.route(pathOf(call), (route) => route.abort('failed'));
}

/** A call that is refused. */
export async function refuse(
  { page, allowProblems }: Stage,
  call: string,
  status: number,
  message: string,
  code = 'VALIDATION_FAILED',
): Promise<void> {
  allowProblems(new RegExp(call), new RegExp(`status of ${status}`));
  const json = { success: false, message, error: message, code };
  await page.route(pathOf(call), (route) => route.fulfill({ status, json }));
}

/** A call that is answered with something of the test's. */
export async function answer({ page }: Stage, call: string, json: object): Promise<void> {
  await page.route(pathOf(call), (route) => route.fulfill({ json: { success: true, ...json } }));
}

/** The page is left, with whatever it waits for, and the shop answers itself again. */
export async function startOver({ page }: Stage): Promise<void> {
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** From here on the shop answers itself again. */
export async function letAnswer({ page }: Stage): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Every call of the page fails in a way that neither the connection nor the server is to blame for. */
export async function breakAnswers({ page }: Stage): Promise<void> {
  await page.evaluate(`AbortSignal.any = () => { throw new Error('broken'); }`);
}
