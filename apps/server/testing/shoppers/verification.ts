import { and, desc, eq } from 'drizzle-orm';
import { verificationCodes, verificationLinks } from '../../src/db/schema/account/verification.ts';
import { outboxMessages } from '../../src/db/schema/content/message.ts';
import { otpOf, tokenOf } from '../../src/deps/secrets.ts';
import { TEST_KEYS } from '../test-secret.ts';
import type { TestShop } from '../test-shop.ts';

let made = 0;

/** Unique within the file. */
export function newMobile(): string {
  made += 1;
  return `9${String(process.pid % 10_000).padStart(4, '0')}${String(made).padStart(5, '0')}`;
}

/** Unique within the file. */
export function newEmail(): string {
  made += 1;
  return `meera.${process.pid}.${made}@example.in`;
}

export async function otpSentTo(shop: TestShop, recipient: string): Promise<string> {
  const [code] = await shop.db
    .select({ id: verificationCodes.id, createdAt: verificationCodes.createdAt })
    .from(verificationCodes)
    .where(eq(verificationCodes.recipient, recipient))
    .orderBy(desc(verificationCodes.createdAt))
    .limit(1);
  if (code === undefined) throw new Error(`no OTP went to ${recipient}`);
  return otpOf(TEST_KEYS, code);
}

export function otherThan(otp: string): string {
  return String((Number(otp) + 1) % 10_000).padStart(4, '0');
}

export async function tokenSentTo(
  shop: TestShop,
  email: string,
  purpose: 'reset-password' | 'verify-email',
): Promise<string> {
  const [link] = await shop.db
    .select({ id: verificationLinks.id })
    .from(verificationLinks)
    .where(and(eq(verificationLinks.email, email), eq(verificationLinks.purpose, purpose)))
    .orderBy(desc(verificationLinks.createdAt))
    .limit(1);
  if (link === undefined) throw new Error(`no link went to ${email}`);
  return tokenOf(TEST_KEYS, purpose, link.id);
}

export function messagesTo(shop: TestShop, recipient: string) {
  return shop.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient))
    .orderBy(desc(outboxMessages.sentAt));
}

export async function logInByOtp(
  shop: TestShop,
  identifier: string,
  device: Pick<TestShop, 'call'> = shop,
): Promise<{ token: string; userId: string }> {
  await device.call('POST', '/send-otp', { body: { identifier } });
  const otp = await otpSentTo(shop, identifier);
  const { body } = await device.call('POST', '/verify-otp', { body: { identifier, otp } });
  const user = body.user;
  if (typeof body.token !== 'string' || typeof user !== 'object' || user === null || !('id' in user)) {
    throw new Error(`login failed: ${JSON.stringify(body)}`);
  }
  return { token: body.token, userId: String(user.id) };
}

export function testClock(): { now(): Date; pass(seconds: number): void } {
  let at = Date.now();
  return {
    now: () => new Date(at),
    pass: (seconds) => {
      at += seconds * 1_000;
    },
  };
}
