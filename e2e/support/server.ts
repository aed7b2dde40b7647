import type { Page } from '@playwright/test';

/** Delayed, missing or fake replies. */
export type Server = ReturnType<typeof serverOf>;

/** By path end: 'get-cart', 'orders/[^/]+/cancel'. */
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

    /** Modifies the real reply. */
    change,

    /** Real replies again. */
    recover: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
  };
}

function pathOf(call: string): RegExp {
  return new RegExp(`/api/${call}(/[^/]*)?(\\?|$)`);
}

/** From now on. */
export function countCalls(page: Page, call: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (pathOf(call).test(request.url())) calls += 1;
  });
  return () => calls;
}
