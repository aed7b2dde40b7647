import { type APIRequestContext, expect } from '@playwright/test';

type Message = { readonly recipient: string; readonly subject: string; readonly body: string };

/** What the shop has sent somebody so far, newest first. */
async function messagesTo(request: APIRequestContext, recipient: string): Promise<readonly Message[]> {
  const response = await request.get('/api/sandbox/outbox');
  const { messages }: { messages: readonly Message[] } = await response.json();
  return messages.filter((message) => message.recipient === recipient);
}

/** Waits for the newest message to somebody that holds what is looked for, and returns that part of it. */
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

/** The OTP that was sent last to a mobile number (ten digits) or e-mail address. */
export function otpTo(request: APIRequestContext, recipient: string): Promise<string> {
  // On a line of its own in a mail, at the beginning of an SMS.
  return newest(request, recipient, /^\d{4}(?=$| is your )/m);
}

/** The path and query of the link that was mailed last to an address, such as '/#/reset-password?token=…'. */
export function linkTo(
  request: APIRequestContext,
  recipient: string,
  page: 'reset-password' | 'verify-email' | 'back-in-stock',
): Promise<string> {
  return newest(request, recipient, new RegExp(`/#/${page}\\?token=[\\w.~-]+`));
}

/** The path of the invitation to the staff app that was mailed last to an address. */
export function invitationTo(request: APIRequestContext, recipient: string): Promise<string> {
  return newest(request, recipient, /\/backoffice\/accept-invitation#[\w.~-]+/);
}

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
        const mail = (await messagesTo(request, recipient)).find((one) => subject.test(one.subject));
        body = mail?.body ?? '';
        return mail?.subject ?? 'no mail yet';
      },
      { message: `a mail to ${recipient}`, timeout: 20_000 },
    )
    .toMatch(subject);
  return body;
}
