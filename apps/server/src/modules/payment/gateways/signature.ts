import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in hex, as gateways sign. */
export function sign(content: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/** Whether a signature is right, compared in constant time. */
export function isSignedBy(signature: string, content: string | Buffer, secret: string): boolean {
  const expected = Buffer.from(sign(content, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
