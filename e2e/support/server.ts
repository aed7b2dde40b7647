import type { Page } from '@playwright/test';

/** How the shop's server answers the page: late, not at all, or with something of the test's. */
export type Server = ReturnType<typeof serverOf>;

/** A call is named by the end of its path, such as 'get-cart' or 'orders/[^/]+/cancel'. */
export function serverOf(page: Page, allowProblems: (...patterns: readonly RegExp[]) => void) {
  const change = async <Reply>(call: string, how: (reply: Reply) => object): Promise<void> => {
    await page.route(pathOf(call), async (route) => {
      const response = await route.fetch();
      const reply: Reply = await response.json();
      await route.fulfill({ response, json: { ...reply, ...how(reply) } });
    });
  };

  return {
    /** Leaves a call unanswered. Set before the call is sent. */
    hang: (call: string) => page.route(pathOf(call), () => undefined),

    /** Cuts a call off. */
    cut: async (call: string) => {
      allowProblems(new RegExp(call));
      await page.route(pathOf(call), (route) => route.abort('failed'));
    },

    /** Refuses a call. */
    refuse: async (call: string, status: number, message = '', code = 'VALIDATION_FAILED') => {
      allowProblems(new RegExp(call), new RegExp(`status of ${status}`));
      const json = { success: false, message, error: message, code };
      await page.route(pathOf(call), (route) => route.fulfill({ status, json }));
    },

    /** Answers a call. */
    answer: (call: string, json: object) =>
      page.route(pathOf(call), (route) => route.fulfill({ json: { success: true, ...json } })),

    /** Changes part of the server's replies. */
    change,

    /** From here on the shop answers itself again. */
    recover: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
  };
}

function pathOf(call: string): RegExp {
  return new RegExp(`/api/${call}(/[^/]*)?(\\?|$)`);
}
