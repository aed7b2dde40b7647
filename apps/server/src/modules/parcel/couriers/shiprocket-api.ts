import { err, ok, type Result } from '@ilaneer/domain/result';
import Type, { type Static, type TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { CourierUnavailable } from './courier-api.ts';
import { askCourier, type CourierReply, reasonOf, refusedCall, unknownAnswer } from './courier-call.ts';

export type ShiprocketAccount = {
  readonly email: string;
  readonly password: string;
  /** Nickname of the pickup address in the account. */
  readonly pickupLocation: string;
  /** Null: webhooks are refused. */
  readonly webhookKey: string | null;
  readonly apiUrl: string;
};

const ROOT = '/v1/external';
// Good for ten days.
const TOKEN_LASTS_MS = 9 * 86_400_000;

const Token = Type.Object({ token: Type.String({ minLength: 1 }) });

const Problem = Type.Object({
  message: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
});

/** An error that came with status 200. */
const Disguised = Type.Object({ status_code: Type.Integer({ minimum: 400 }), message: Type.String() });

/** Errors: the courier's reason. */
export type ShiprocketApi = <Schema extends TSchema>(
  method: 'GET' | 'POST',
  path: string,
  schema: Schema,
  body?: object,
) => Promise<Result<Static<Schema>, string>>;

export function shiprocketApi(account: ShiprocketAccount, now: () => Date): ShiprocketApi {
  const { email, password, apiUrl } = account;
  const ask = (method: 'GET' | 'POST', path: string, body?: object, token?: string) =>
    askCourier('shiprocket', apiUrl, {
      method,
      path: `${ROOT}${path}`,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  let login: { readonly token: Promise<string>; readonly until: number } | null = null;
  const logIn = (): Promise<string> => {
    const token = ask('POST', '/auth/login', { email, password }).then(({ status, body }) => {
      if (status === 200 && Check(Token, body)) return body.token;
      login = null;
      throw refusedCall('shiprocket', 'POST /auth/login', status);
    });
    const own = { token, until: now().getTime() + TOKEN_LASTS_MS };
    login = own;
    token.catch(() => {
      if (login === own) login = null;
    });
    return token;
  };
  const tokenNow = () => (login !== null && login.until > now().getTime() ? login.token : logIn());

  return async (method, path, schema, body) => {
    // Without a token nothing was done.
    const logged = (token: Promise<string>) =>
      token.catch((error: unknown) => {
        throw new CourierUnavailable('shiprocket', true, { cause: error });
      });
    const token = await logged(tokenNow());
    let reply = await ask(method, path, body, token);
    if (reply.status === 401) reply = await ask(method, path, body, await logged(logIn()));
    if (reply.status === 401) throw refusedCall('shiprocket', `${method} ${path.split('?')[0]}`, 401);
    return read(reply, schema, `${method} ${path.split('?')[0]}`);
  };
}

function read<Schema extends TSchema>(
  { status, body }: CourierReply,
  schema: Schema,
  where: string,
): Result<Static<Schema>, string> {
  if (status < 300 && !Check(Disguised, body) && Check(schema, body)) return ok(body);
  if (Check(Problem, body)) {
    return err(reasonOf(body.message, ...Object.values(body.errors ?? {}).flat()));
  }
  throw unknownAnswer('shiprocket', where, `answered with ${status} in an unknown form`);
}
