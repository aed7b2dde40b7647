import Type, { type Static, type TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { RazorpayConfig } from '../../config.ts';
import { GatewayUnavailable } from './gateway.ts';

const ANSWER_WITHIN_MS = 10_000;

/** A payment as Razorpay documents it; amounts in paise. */
export const RazorpayPayment = Type.Object({
  id: Type.String(),
  order_id: Type.Union([Type.String(), Type.Null()]),
  amount: Type.Integer(),
  currency: Type.String(),
  status: Type.Enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  error_description: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  token_id: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  card: Type.Optional(
    Type.Union([
      Type.Object({ network: Type.Optional(Type.String()), last4: Type.Optional(Type.String()) }),
      Type.Null(),
    ]),
  ),
});

/** A payment as Razorpay documents it. */
export type RazorpayPayment = Static<typeof RazorpayPayment>;

/** Razorpay's REST API: answers are checked, and trouble of whatever kind is GatewayUnavailable. */
export type RazorpayApi = <Schema extends TSchema>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  schema: Schema,
  body?: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<Static<Schema>>;

/** Opens Razorpay's API for one account. */
export function razorpayApi({ keyId, keySecret, apiUrl }: RazorpayConfig): RazorpayApi {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async (method, path, schema, body, headers = {}) => {
    try {
      const response = await fetch(`${apiUrl}/v1${path}`, {
        method,
        headers: { ...headers, authorization, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      if (!response.ok) throw new Error(`Razorpay answered ${method} ${path} with ${response.status}`);
      const answer: unknown = await response.json();
      if (!Check(schema, answer)) throw new Error(`Razorpay answered ${method} ${path} in an unknown form`);
      return answer;
    } catch (error) {
      throw new GatewayUnavailable('razorpay', { cause: error });
    }
  };
}
