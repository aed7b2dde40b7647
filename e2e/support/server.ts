import type { Page } from '@playwright/test';

export type Server = ReturnType<typeof serverOf>;

/** Calls are named by the end of the path: 'get-cart', 'orders/[^/]+/cancel'. */
export function serverOf(page: Page, allowProblems: (...patterns: readonly RegExp[]) => void) {
  const change = async <Reply>(call: string, how: (reply: Reply) => object): Promise<void> => {
    await page.route(pathOf(call), async (route) => {
      const response = await route.fetch();
      const reply: Reply = await response.json();
      await route.fulfill({ response, json: { ...reply, ...how(reply) } });
    });
  };

  return {
    hang: (call: string) => page.route(pathOf(call), () => undefined),

    cut: async (call: string) => {
      allowProblems(new RegExp(call));
      await page.route(pathOf(call), (route) => route.abort('failed'));
    },

    refuse: async (call: string, status: number, message = '', code = 'VALIDATION_FAILED') => {
      allowProblems(new RegExp(call), new RegExp(`status of ${status}`));
      const json = { success: false, message, error: message, code };
      await page.route(pathOf(call), (route) => route.fulfill({ status, json }));
    },

    answer: (call: string, json: object) =>
      page.route(pathOf(call), (route) => route.fulfill({ json: { success: true, ...json } })),

    /** Changes part of the server's replies. */
    change,

    recover: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
  };
}

function pathOf(call: string): RegExp {
  return new RegExp(`/api/${call}(/[^/]*)?(\\?|$)`);
}
