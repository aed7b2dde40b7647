import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { msg91Sms } from './msg91.ts';
import type { Sms } from './sms.ts';

const sms = {
  id: 'sms-1',
  to: '9876543210',
  template: 'otp' as const,
  variables: { otp: '0427' },
  text: '0427 is your OTP.',
};

describe('the SMS gateway', () => {
  let gateway: Server;
  let url = '';
  let heard: { headers: Record<string, unknown>; body: unknown } = { headers: {}, body: null };
  let answer = { status: 200, body: '{"type":"success","message":"3763646c3058373530393138"}' };

  beforeAll(async () => {
    gateway = createServer(async (request, response) => {
      heard = { headers: request.headers, body: JSON.parse(await text(request)) };
      response
        .writeHead(answer.status, { 'content-type': 'application/json', location: '/elsewhere' })
        .end(answer.body);
    }).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    const address = gateway.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/v5/flow`;
  });
  afterAll(() => {
    gateway.close();
  });

  const templateIds = {
    otp: 'template-7',
    'order-placed': null,
    'order-confirm': null,
    'order-shipped': 'template-8',
    'order-delivered': null,
    'order-cancelled': null,
    'parcel-out': null,
    'parcel-failed': null,
  };
  const registeredTexts = {
    otp: '##otp## is your OTP.',
    'order-placed': null,
    'order-confirm': null,
    'order-shipped': null,
    'order-delivered': null,
    'order-cancelled': null,
    'parcel-out': null,
    'parcel-failed': null,
  };
  const send = (message: Sms = sms) =>
    msg91Sms({ url, authKey: 'key-of-the-shop', templateIds, registeredTexts })(message);

  it('receives only registered texts (VERIFICATION-16)', async () => {
    heard = { headers: {}, body: null };
    await expect(send({ ...sms, text: '0427 is your code.' })).rejects.toThrow(
      "the SMS 'otp' says something else than the text that is registered for it",
    );
    expect(heard.body).toBeNull();
  });

  it('gets the key, the template of the message and the number with its country', async () => {
    await send();
    expect(heard.headers).toMatchObject({ authkey: 'key-of-the-shop', 'content-type': 'application/json' });
    expect(heard.body).toEqual({
      template_id: 'template-7',
      short_url: '0',
      recipients: [{ mobiles: '919876543210', otp: '0427' }],
    });
  });

  it('is not followed to another address', async () => {
    answer = { status: 307, body: '' };
    await expect(send()).rejects.toThrow();
    answer = { status: 200, body: '{"type":"success"}' };
  });

  it('gets each message under its own text, and none without one', async () => {
    const variables = { order: 'OD10001', courier: 'DTDC', tracking: 'KL123456' };
    await send({ ...sms, template: 'order-shipped', variables });
    expect(heard.body).toMatchObject({ template_id: 'template-8', recipients: [variables] });
    heard = { headers: {}, body: null };
    await send({ ...sms, template: 'order-placed' });
    expect(heard.body).toBeNull();
  });

  it.each([
    [200, '{"type":"error","message":"authkey or 0427 invalid"}'],
    [401, '{"type":"success"}'],
    [500, 'oops'],
  ])('that answers %s %s is tried again, and the error does not tell the OTP', async (status, body) => {
    answer = { status, body };
    await expect(send()).rejects.toThrow(`the SMS gateway refused a message (status ${status})`);
  });
});
