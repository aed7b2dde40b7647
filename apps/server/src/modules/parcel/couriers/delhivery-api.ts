import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { askCourier, refusedCall, unknownAnswer } from './courier-call.ts';

export type DelhiveryAccount = {
  /** Static; the staging account has its own. */
  readonly apiToken: string;
  /** Name of the warehouse in the account. */
  readonly pickupLocation: string;
  /** Null: webhooks are refused. */
  readonly webhookKey: string | null;
  readonly apiUrl: string;
};

/** Validates replies. Refusals come with status 200 and are the caller's. */
export type DelhiveryApi = <Schema extends TSchema>(
  method: 'GET' | 'POST',
  path: string,
  schema: Schema,
  body?: object,
  /** `format=json&data={…}`. */
  as?: 'form',
) => Promise<Static<Schema>>;

export function delhiveryApi({ apiToken, apiUrl }: DelhiveryAccount): DelhiveryApi {
  return async (method, path, schema, body, as) => {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const isForm = as === 'form' && json !== undefined;
    const reply = await askCourier('delhivery', apiUrl, {
      method,
      path,
      headers: {
        authorization: `Token ${apiToken}`,
        accept: 'application/json',
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      ...(json !== undefined && { body: isForm ? `format=json&data=${encodeURIComponent(json)}` : json }),
    });
    const where = `${method} ${path.split('?')[0]}`;
    if (reply.status === 401) throw refusedCall('delhivery', where, 401);
    if (reply.status < 300 && Check(schema, reply.body)) return reply.body;
    throw unknownAnswer('delhivery', where, `answered with ${reply.status} in an unknown form`);
  };
}
