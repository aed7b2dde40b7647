import type { homeBanners } from '@ilaneer/contract/catalogue/catalogue';
import type { uploadPicture } from '@ilaneer/contract/staff/catalogue/pictures';
import type { getInvoice } from '@ilaneer/contract/tax-document';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ApiError,
  ConnectionError,
  errorText,
  IncompleteReplyError,
  partOf,
  TimeoutError,
} from './api-errors.ts';
import { openTransport } from './transport.ts';

const transport = openTransport(() => ({ headers: {}, onRefusal: () => undefined }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function answerNothing(): void {
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
}

function answer(status: number, text: string): void {
  vi.stubGlobal('fetch', async () => new Response(text, { status }));
}

const banners = (input = {}) => transport.request<typeof homeBanners>('GET', '/home-banners', input);

describe('a call without an answer', () => {
  it('ends after ten seconds, one with files after a minute', async () => {
    answerNothing();
    const limits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    });
    const invoice = transport.requestFile<typeof getInvoice>('GET', '/orders/:orderId/invoice', {
      params: { orderId: '1' },
    });
    const picture = transport.sendForm<typeof uploadPicture>('/staff/pictures', { form: new FormData() });
    for (const call of [invoice, picture, banners()]) await expect(call).rejects.toThrow(TimeoutError);
    expect(limits).toEqual([60_000, 60_000, 10_000]);
  });

  it('may have its own limit, as may a whole transport', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answer(200, '{"success":true,"banners":[]}');
    const patient = openTransport(() => ({ headers: {}, onRefusal: () => undefined }), 30_000);
    await patient.request<typeof homeBanners>('GET', '/home-banners', {});
    await banners({ timeoutMs: 4_000 });
    expect(timeout.mock.calls).toEqual([[30_000], [4_000]]);
  });

  it('ends with its caller, which is no error of the network', async () => {
    answerNothing();
    const leaving = new AbortController();
    const call = banners({ signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.not.toThrow(ConnectionError);
    await expect(call).rejects.toThrow('aborted');
  });

  it('is known from one that the network refused', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(banners()).rejects.toThrow(/^Network connection error/);
  });
});

describe('an error without a text', () => {
  it.each([
    [200, '{"success":false}'],
    [500, '{"success":false,"message":""}'],
    [502, '<html>'],
    [200, 'cut of'],
  ])('%i %s says what is specified for the call', async (status, text) => {
    answer(status, text);
    const error: unknown = await banners().catch((cause: unknown) => cause);
    if (!(error instanceof ApiError)) throw new TypeError('no refusal');
    expect(errorText(error, 'Failed to fetch banners')).toBe('Failed to fetch banners');
    expect(error.message).toBe('An unexpected error occurred. Please try again.');
  });

  it('gives way to the text of the server, or of the browser', async () => {
    answer(503, '{"success":false,"message":"Closed today","code":"UNAVAILABLE"}');
    const error: unknown = await banners().catch((cause: unknown) => cause);
    if (!(error instanceof ApiError)) throw new TypeError('no refusal');
    expect(errorText(error, 'Failed to fetch banners')).toBe('Closed today');
    expect(errorText(new TimeoutError(), 'Failed')).toMatch(/^Request timed out/);
  });
});

describe('a success without its data', () => {
  it('is an error', () => {
    const reply: { readonly order?: string } = {};
    expect(() => partOf('order')({ order: undefined, ...reply })).toThrow(IncompleteReplyError);
    expect(partOf('order')({ order: null })).toBeNull();
  });
});
