import { signupForm } from '@ilaneer/testing/signup-form';
import { expect, test } from '../support/shop-test.ts';

const FIELDS = [
  ['home-banners', ['success', 'banners']],
  ['get-categories?page=1&limit=100', ['success', 'message', 'categories', 'pagination']],
  ['getProductsByCategory/caps', ['success', 'message', 'products']],
  ['getAllProducts', ['success', 'products', 'total', 'timestamp']],
  ['product-cards', ['success', 'cards', 'total', 'cursor']],
] as const;

test('the calls of the storefront have the fields that are read of them', async ({ request }) => {
  for (const [call, fields] of FIELDS) {
    const reply = await (await request.get(`/api/${call}`)).json();
    expect.soft(Object.keys(reply), `GET ${call}`).toEqual(expect.arrayContaining([...fields]));
  }

  const form = signupForm();
  const signup = await (await request.post('/api/signup-with-email', { data: form })).json();
  expect.soft(Object.keys(signup)).toEqual(expect.arrayContaining(['success', 'message', 'user', 'token']));
  // The address is taken with blanks around it.
  const data = { email: ` ${form.email} `, password: form.password };
  const login = await (await request.post('/api/login-user', { data })).json();
  expect.soft(Object.keys(login)).toEqual(expect.arrayContaining(['token', 'user', 'message']));
});
