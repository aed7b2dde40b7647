import { type APIRequestContext, expect } from '@playwright/test';

type Message = { readonly recipient: string; readonly subject: string; readonly body: string };

async function messagesTo(request: APIRequestContext, recipient: string): Promise<readonly Message[]> {
  const response = await request.get('/api/sandbox/outbox');
  const { messages }: { messages: readonly Message[] } = await response.json();
  return messages.filter((message) => message.recipient === recipient);
}

async function newest(request: APIRequestContext, recipient: string, shape: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const bodies = (await messagesTo(request, recipient)).map(({ body }) => body);
      found = bodies.map((body) => shape.exec(body)?.[0]).find((part) => part !== undefined);
      return found;
    })
    .toBeDefined();
  return found ?? '';
}

export function otpTo(request: APIRequestContext, recipient: string): Promise<string> {
  return newest(request, recipient, /^\d{4}(?=$| is your )/m);
}

export function linkTo(
  request: APIRequestContext,
  recipient: string,
  page: 'reset-password' | 'verify-email' | 'back-in-stock',
): Promise<string> {
  return newest(request, recipient, new RegExp(`/#/${page}\\?token=[\\w.~-]+`));
}

export function invitationTo(request: APIRequestContext, recipient: string): Promise<string> {
  return newest(request, recipient, /\/backoffice\/accept-invitation#[\w.~-]+/);
}

/** Once sent. */
export async function mailTo(
  request: APIRequestContext,
  recipient: string,
  subject: RegExp,
): Promise<string> {
  let body = '';
  await expect
    .poll(
      async () => {
        const mail = (await messagesTo(request, recipient)).find((one) => subject.test(one.subject));
        body = mail?.body ?? '';
        return mail?.subject ?? 'no mail yet';
      },
      { message: `a mail to ${recipient}`, timeout: 20_000 },
    )
    .toMatch(subject);
  return body;
}
