import { signupForm } from '@ilaneer/testing/signup-form';
import { request } from '@playwright/test';

/** A shopper who has been here before. */
export type Visitor = {
  /** Has the page find them logged in. */
  readonly script: string;
  unitsInCart(): Promise<number>;
};

/** Signs a shopper up, whose cart is empty. */
export async function signUp(shopUrl: string): Promise<Visitor> {
  const calls = await request.newContext({ baseURL: shopUrl });
  const response = await calls.post('/api/signup-with-email', { data: signupForm() });
  if (!response.ok()) throw new Error(`nobody could sign up: ${response.status()}`);
  const { token, user } = await response.json();
  const kept = Object.entries({ authToken: String(token), userData: JSON.stringify(user) });
  return {
    script: kept.map(([key, text]) => `localStorage.setItem('${key}', ${JSON.stringify(text)});`).join('\n'),
    unitsInCart: async () => {
      const headers = { authorization: `Bearer ${token}` };
      const { summary } = await (await calls.get('/api/get-cart', { headers })).json();
      return summary.totalItems;
    },
  };
}
