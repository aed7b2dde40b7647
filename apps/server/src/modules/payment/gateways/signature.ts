import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hex. */
export function sign(content: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/** Constant time. */
export function isSignedBy(signature: string, content: string | Buffer, secret: string): boolean {
  const expected = Buffer.from(sign(content, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
