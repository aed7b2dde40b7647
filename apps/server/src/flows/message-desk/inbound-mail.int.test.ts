import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deliverMail,
  deliverMany,
  INBOUND,
  mailedTicket,
  signedMail,
} from '../../../testing/inbound-mail.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

describe('mails to the shop', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop({ config: { inboundMail: INBOUND } });
    staff = await newTestStaff(shop, ['messages.answer']);
  });
  afterAll(() => shop.close());

  const deliver = (mail: object | string, signature?: string) => deliverMail(shop, mail, signature);
  const newTicket = () => mailedTicket(shop);
  const wordsOf = async (id: string) =>
    Object((await staff.call('GET', `/messages/${id}`)).body.message).messages as {
      body: string;
      quoted: string | null;
      isMail: boolean;
      author: string;
    }[];
  const foundBy = async (email: string) =>
    (await staff.call('GET', `/messages?search=${email}`)).body.rows as { id: string; subject: string }[];
  const statusOf = ({ body }: { body: Record<string, unknown> }) => body.status;

  it('land in their thread by the token of the address, once, and start the clock again (SUPPORT-11)', async () => {
    const { id, email, to } = await newTicket();
    await staff.call('POST', `/messages/${id}/answered`, { body: { by: 'email' }, version: 1 });
    const mail = {
      messageId: `<one-${id}@mail.example>`,
      from: `Asha <${email}>`,
      // Mail servers may write it in capitals.
      to: [`Ilaneer <${to.toUpperCase()}>`],
      subject: 'Re: We have your message',
      text: 'Thank you, but when?\r\n\r\nOn Mon, 30 Nov 2026 at 10:00, Ilaneer wrote:\r\n> It takes long.',
    };
    expect(statusOf(await deliver(mail))).toBe('added');
    expect(statusOf(await deliver(mail))).toBe('known');
    const both = await Promise.all(
      [1, 2, 3].map(() => deliver({ ...mail, messageId: `<two-${id}@m.example>` })),
    );
    expect(both.map(statusOf).toSorted()).toEqual(['added', 'known', 'known']);
    expect((await wordsOf(id)).slice(2)).toMatchObject([
      {
        body: 'Thank you, but when?',
        quoted: 'On Mon, 30 Nov 2026 at 10:00, Ilaneer wrote:\n> It takes long.',
        isMail: true,
      },
      {},
    ]);
    expect(await wordsOf(id)).toHaveLength(4);
    const { body } = await staff.call('GET', `/messages/${id}`);
    expect(body.message).toMatchObject({ status: 'open', urgency: 'in time' });
  });

  it('land by the mails that they answer, from the address of the ticket alone', async () => {
    const { id, email, opened } = await newTicket();
    const reply = (name: string, from: string, inReplyTo: string) =>
      deliver({
        messageId: `<${name}-${id}@mail.example>`,
        inReplyTo,
        references: ['<other@mail.example>'],
        from,
        to: 'care@shop.example',
        text: name,
      });
    expect(statusOf(await reply('first', email, opened))).toBe('added');
    // It answers their own mail.
    expect(statusOf(await reply('second', email, `<first-${id}@mail.example>`))).toBe('added');
    expect(statusOf(await reply('stranger', 'other@example.in', opened))).toBe('opened');
    expect((await wordsOf(id)).map(({ body }) => body)).toEqual([
      'Do you deliver to Idukki?',
      'first',
      'second',
    ]);
    expect(await foundBy('other@example.in')).toHaveLength(1);
  });

  it('from another address need the token, and name the address', async () => {
    const { id, to } = await newTicket();
    const mail = { messageId: `<o-${id}@m.example>`, from: 'office@example.in', text: 'Same person here' };
    const forged = to.replace(/-[0-9a-f]{4}/, '-0000');
    expect(statusOf(await deliver({ ...mail, to: forged, messageId: `<f-${id}@m.example>` }))).toBe('opened');
    expect(statusOf(await deliver({ ...mail, to }))).toBe('added');
    expect((await wordsOf(id)).at(-1)?.body).toBe('(Sent from office@example.in)\n\nSame person here');
  });

  it('that answer nothing open a ticket, once, which their answers continue', async () => {
    const mail = {
      messageId: '<new@mail.example>',
      from: '"Ravi http://spam.example" <Ravi@Example.in>',
      to: 'care@shop.example',
      subject: 'Wedding\u0000 in December',
      text: '6',
    };
    const answers = await Promise.all([1, 2, 3].map(() => deliver(mail)));
    expect(answers.map(statusOf).toSorted()).toEqual(['known', 'known', 'opened']);
    const [found] = await foundBy('ravi@example.in');
    expect(found?.subject).toBe('Wedding in December');
    const { body } = await staff.call('GET', `/messages/${found?.id}`);
    expect(body.message).toMatchObject({
      kind: 'contact',
      name: 'Ravi http spam. example',
      email: 'ravi@example.in',
    });
    const next = { ...mail, messageId: '<next@mail.example>', inReplyTo: '<new@mail.example>' };
    expect(statusOf(await deliver(next))).toBe('added');
  });

  it('as RFC 822 are read with their words alone', async () => {
    const { id, email, to } = await newTicket();
    const raw = [
      `From: =?utf-8?q?Asha_M=C3=A9non?= <${email}>`,
      `To: <${to}>`,
      `Message-ID: <raw-${id}@mail.example>`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="b"',
      '',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '<html><head><style>p{color:red}</style></head><body><p>Two &lt;packs&gt;=20</p><script>alert(1)</script></body></html>',
      '--b',
      'Content-Type: image/png; name="photo.png"',
      'Content-Disposition: attachment; filename="photo.png"',
      'Content-Transfer-Encoding: base64',
      '',
      'iVBORw0KGgo=',
      '--b--',
      '',
    ].join('\r\n');
    expect(statusOf(await deliver(raw))).toBe('added');
    expect(statusOf(await deliver(raw))).toBe('known');
    expect((await wordsOf(id)).at(-1)?.body).toBe('(1 attachment not kept)\n\nTwo <packs>');
  });

  it('that are automatic, bounces or our own are ignored', async () => {
    const { id, email, to } = await newTicket();
    const mail = { from: email, to, text: 'I am away until Monday.' };
    let sent = 0;
    const ignored = async (change: object) => {
      sent += 1;
      const answer = await deliver({ ...mail, messageId: `<away${sent}-${id}@mail.example>`, ...change });
      return statusOf(answer) === 'ignored';
    };
    for (const change of [
      { autoSubmitted: 'auto-replied' },
      { precedence: 'bulk' },
      { precedence: 'auto_reply' },
      { returnPath: '<>' },
      { from: '' },
      { from: 'MAILER-DAEMON@mail.example' },
      { from: shop.deps.brand.seller.email },
    ]) {
      expect(await ignored(change), JSON.stringify(change)).toBe(true);
    }
    expect(await wordsOf(id)).toHaveLength(1);
    expect(await ignored({ autoSubmitted: 'no' })).toBe(false);
  });

  it('need a fresh signature over all of the body, and its fields', async () => {
    const mail = {
      messageId: '<x@mail.example>',
      from: 'x@example.in',
      to: 'care@shop.example',
      text: 'Hello',
    };
    const body = JSON.stringify(mail);
    const stale = signedMail(body, Math.floor(Date.now() / 1_000) - 301);
    for (const signature of ['', 'v1=0', signedMail(`${body} `), stale]) {
      expect(await deliver(mail, signature)).toMatchObject({
        status: 401,
        body: { code: 'MAIL_SIGNATURE_INVALID' },
      });
    }
    expect(await deliver({ ...mail, from: undefined })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'from' }] },
    });
    const large = { ...mail, text: 'x'.repeat(1_000_001) };
    expect(await deliver(large)).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
    expect(await foundBy('x@example.in')).toEqual([]);
  });

  it('of one sender are limited, and come again later', async () => {
    const send = (number: number) =>
      deliver({
        messageId: `<flood${number}@mail.example>`,
        from: 'flood@example.in',
        to: 'care@shop.example',
        text: 'Buy now',
      });
    for (let number = 0; number < 5; number += 1) expect(statusOf(await send(number))).toBe('opened');
    const over = await send(5);
    expect(over).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(over.headers['retry-after']).toBe('3600');
    expect(await foundBy('flood@example.in')).toHaveLength(5);
  });

  it('in a hundred at once, a third doubled and out of order, land once each', async () => {
    const opened = await Promise.all(Array.from({ length: 10 }, () => newTicket()));
    const { statuses, total } = await deliverMany(shop, deliver, opened, 100);
    expect(statuses.get('added')).toBe(100);
    expect(statuses.get('known')).toBe(34);
    expect(total).toBe(100 + opened.length);
  });
});
