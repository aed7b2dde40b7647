import { type APIRequestContext, expect } from '@playwright/test';

type Message = { readonly recipient: string; readonly subject: string; readonly body: string };

/** The text of the mail that the shop sent to somebody about something, once it has been sent. */
export async function mailTo(
  request: APIRequestContext,
  recipient: string,
  subject: RegExp,
): Promise<string> {
  let body = '';
  await expect
    .poll(
      async () => {
        const reply: { messages: readonly Message[] } = await (
          await request.get('/api/sandbox/outbox')
        ).json();
        const mail = reply.messages.find((one) => one.recipient === recipient && subject.test(one.subject));
        body = mail?.body ?? '';
        return mail?.subject ?? 'no mail yet';
      },
      { message: `a mail to ${recipient}`, timeout: 20_000 },
    )
    .toMatch(subject);
  return body;
}
