import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { CourierName } from '@ilaneer/domain/parcel/couriers/courier-name';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { CourierUnavailable } from './courier-api.ts';

const ANSWER_WITHIN_MS = 10_000;
const LARGEST_LABEL_BYTES = 5_000_000;
const LONGEST_REASON = 300;
const PDF_START = '%PDF-';

export type CourierRequest = {
  readonly method: 'GET' | 'POST';
  /** With the query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type CourierReply = { readonly status: number; readonly body: unknown };

/** A read is repeated once. Any trouble is CourierUnavailable; causes name no query, body or header. */
export async function askCourier(
  courier: CourierName,
  apiUrl: string,
  request: CourierRequest,
): Promise<CourierReply> {
  try {
    return await askOnce(courier, apiUrl, request);
  } catch (error) {
    const mayRepeat = request.method === 'GET' && error instanceof CourierUnavailable && !error.didNothing;
    if (!mayRepeat) throw error;
    return askOnce(courier, apiUrl, request);
  }
}

async function askOnce(
  courier: CourierName,
  apiUrl: string,
  { method, path, headers = {}, body }: CourierRequest,
): Promise<CourierReply> {
  const where = `${method} ${path.split('?')[0]}`;
  let status: number;
  let text: string;
  try {
    const response = await fetch(`${apiUrl}${path}`, {
      redirect: 'error',
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    throw new CourierUnavailable(courier, false, { cause: new Error(`${where}: ${nameOf(error)}`) });
  }
  // 403 is Delhivery's word for too many calls.
  if (status === 429 || status === 403) throw refusedCall(courier, where, status);
  if (status >= 500) throw unknownAnswer(courier, where, `answered with ${status}`);
  return { status, body: parsed(text) ?? {} };
}

/** The courier may have carried the call out. */
export function unknownAnswer(courier: CourierName, where: string, problem: string): CourierUnavailable {
  return new CourierUnavailable(courier, false, { cause: new Error(`${where}: ${problem}`) });
}

export function refusedCall(courier: CourierName, where: string, status: number): CourierUnavailable {
  return new CourierUnavailable(courier, true, { cause: new Error(`${where} answered with ${status}`) });
}

/** A PDF at an address that the courier named: https, or the API's own origin. Null if it is none. */
export async function fetchLabel(
  courier: CourierName,
  apiUrl: string,
  address: string,
): Promise<Buffer | null> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || (url.protocol !== 'https:' && url.origin !== new URL(apiUrl).origin)) return null;
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!response.ok) return null;
    const bytes = Buffer.from(await response.arrayBuffer());
    const isPdf = bytes.length <= LARGEST_LABEL_BYTES && bytes.toString('latin1', 0, 5) === PDF_START;
    return isPdf ? bytes : null;
  } catch (error) {
    throw unknownAnswer(courier, 'GET label', nameOf(error));
  }
}

/** Constant time for keys of any length; without a key every webhook is refused. */
export function hasKey(headers: IncomingHttpHeaders, key: string | null): boolean {
  const given = headers['x-api-key'];
  if (key === null || typeof given !== 'string') return false;
  return timingSafeEqual(digestOf(given), digestOf(key));
}

export function readJson(body: Buffer): Result<unknown, 'BODY_INVALID'> {
  const read = parsed(body.toString('utf8'));
  return read === undefined ? err('BODY_INVALID') : ok(read);
}

/** Storable, on one line. */
export function reasonOf(...texts: readonly string[]): string {
  const said = texts.join(' ').replaceAll('\u0000', '').toWellFormed().replaceAll(/\s+/g, ' ').trim();
  return said === '' ? 'The courier gave no reason.' : said.slice(0, LONGEST_REASON);
}

/** Ten digits, as couriers want them. */
export function mobileOf(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-10);
}

/** Remarks name the delivery agent's phone. */
export function withoutPhones(remark: string): string {
  return remark
    .replaceAll('\u0000', '')
    .toWellFormed()
    .replaceAll(/\d{10,}/g, '…');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'failed';
}
