import { signupForm } from '@ilaneer/testing/signup-form';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDevice } from '../../../../testing/test-browser.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ rateLimits: true });
});
afterAll(() => shop.close());

type Device = Pick<TestShop, 'call'>;
const { password } = signupForm();
let email = '';
let home: Device;

const login = (device: Device, network: string, typed = password, name = email) =>
  device.call('POST', '/login-user', {
    body: { email: name, password: typed },
    headers: { 'x-forwarded-for': network },
  });
async function guess(device: Device, network: string, times: number): Promise<void> {
  for (let tries = 0; tries < times; tries += 1) {
    expect((await login(device, network, 'not-the-one')).status).toBe(401);
  }
}

beforeEach(async () => {
  ({ email } = await shop.newShopper());
  home = newDevice(shop);
  expect((await login(home, '198.51.100.1')).status).toBe(200);
});

describe('wrong passwords', () => {
  it('slow a network down, however the name is written, and not the owner elsewhere', async () => {
    await guess(shop, '203.0.113.1', 10);
    const refused = await login(shop, '203.0.113.1', 'not-the-one', ` ${email.toUpperCase()}`);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect((await login(shop, '203.0.113.2')).status).toBe(200);
  });

  it('do not lock the owner out of a browser that the account knows, even in the same network', async () => {
    await guess(shop, '203.0.113.3', 10);
    expect((await login(home, '203.0.113.3')).status).toBe(200);
    await guess(home, '203.0.113.3', 9);
    expect((await login(home, '203.0.113.4')).status).toBe(429);
  });

  it('are bounded for an account, from however many networks, but for the browsers that it knows', async () => {
    for (let network = 10; network < 13; network += 1) await guess(shop, `203.0.113.${network}`, 10);
    // The first login of the browser counts as the fortieth.
    await guess(shop, '203.0.113.13', 9);
    expect((await login(newDevice(shop), '203.0.113.20')).status).toBe(429);
    expect((await login(home, '203.0.113.21')).status).toBe(200);
  });
});
