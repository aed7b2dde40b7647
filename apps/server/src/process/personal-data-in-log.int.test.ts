import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { playWholeJourney } from '../../testing/shoppers/whole-journey.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

const REQUEST_ID = 'from-the-proxy-0001';

describe('the log, at its most talkative', () => {
  const lines: string[] = [];
  let shop: TestShop;
  let mailsRefused = 0;
  beforeAll(async () => {
    shop = await openTestShop({
      logTo: { write: (line) => lines.push(line) },
      // Mail servers echo addresses.
      mailer: async ({ to }) => {
        mailsRefused += 1;
        throw new Error(`550 5.1.1 <${to}>: no such user`);
      },
    });
  });
  afterAll(() => shop.close());

  it('says nothing of a person: no mail, number, name, address, password, token, card or OTP', async () => {
    const secrets = await playWholeJourney(shop);
    await vi.waitFor(() => expect(mailsRefused).toBeGreaterThan(3), { timeout: 20_000 });
    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(10);
    for (const secret of secrets)
      expect(log.includes(secret) ? log.slice(log.indexOf(secret) - 200) : '').toBe('');
  });

  it('names the job in each line of a job', async () => {
    await vi.waitFor(() => expect(lines.join('')).toContain('a job failed'), { timeout: 20_000 });
    const failures = lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg.startsWith('a job failed'));
    for (const failure of failures) {
      expect(failure).toMatchObject({
        job: expect.any(String),
        jobId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(failure.err.message).toBe('550 5.1.1 <[address]>: no such user');
    }
  });

  it('carries the request id once in each line of a request, as set by a trusted proxy', async () => {
    lines.length = 0;
    const body = { email: 'nobody@example.in', password: 'wrong-password' };
    const answer = await shop.call('POST', '/login-user', { body, headers: { 'x-request-id': REQUEST_ID } });
    expect(answer.headers['x-request-id']).toBe(REQUEST_ID);
    const own = lines.filter((line) => line.includes('login.failed'));
    expect(own).toHaveLength(1);
    expect(own[0]?.split(REQUEST_ID)).toHaveLength(2);
    const failing = shop.deps.db.execute;
    shop.deps.db.execute = (async () => Promise.reject(new Error('gone'))) as never;
    await shop.app.inject({ url: '/health/ready', headers: { 'x-request-id': `${REQUEST_ID}-2` } });
    shop.deps.db.execute = failing;
    const told = lines.find((line) => line.includes('the database does not answer')) ?? '{}';
    expect(JSON.parse(told)).toMatchObject({ requestId: `${REQUEST_ID}-2` });
  });
});
