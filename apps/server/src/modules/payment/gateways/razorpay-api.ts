import Type, { type Static, type TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { GatewayUnavailable } from './gateway.ts';

const ANSWER_WITHIN_MS = 10_000;

export type RazorpayAccount = {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Previous secrets, for late webhooks. */
  readonly formerWebhookSecrets?: readonly string[];
  readonly apiUrl: string;
};

export const RazorpayPayment = Type.Object({
  id: Type.String(),
  order_id: Type.Union([Type.String(), Type.Null()]),
  amount: Type.Integer({ maximum: Number.MAX_SAFE_INTEGER }),
  currency: Type.String(),
  status: Type.Enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  error_description: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  customer_id: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  token_id: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  card: Type.Optional(
    Type.Union([
      Type.Object({ network: Type.Optional(Type.String()), last4: Type.Optional(Type.String()) }),
      Type.Null(),
    ]),
  ),
});

export type RazorpayPayment = Static<typeof RazorpayPayment>;

export const RazorpayToken = Type.Object({
  id: Type.String(),
  method: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  compliant_with_tokenisation_guidelines: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  card: Type.Optional(
    Type.Union([
      Type.Object({
        network: Type.Optional(Type.String()),
        last4: Type.Optional(Type.String()),
        expiry_month: Type.Optional(Type.Union([Type.Integer(), Type.String(), Type.Null()])),
        expiry_year: Type.Optional(Type.Union([Type.Integer(), Type.String(), Type.Null()])),
      }),
      Type.Null(),
    ]),
  ),
});

export type RazorpayToken = Static<typeof RazorpayToken>;

export type RazorpayRequest = {
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly withinMs?: number;
};

/** Validates replies; any trouble is GatewayUnavailable. */
export type RazorpayApi = <Schema extends TSchema>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  schema: Schema,
  request?: RazorpayRequest,
) => Promise<Static<Schema>>;

export function razorpayApi({ keyId, keySecret, apiUrl }: RazorpayAccount): RazorpayApi {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async (method, path, schema, { body, headers = {}, withinMs = ANSWER_WITHIN_MS } = {}) => {
    try {
      const response = await fetch(`${apiUrl}/v1${path}`, {
        redirect: 'error',
        method,
        headers: { ...headers, authorization, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(withinMs),
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
