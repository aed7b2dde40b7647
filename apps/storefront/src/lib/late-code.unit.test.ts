import { afterEach, expect, it, vi } from 'vitest';
import { CodeNotAskedFor, lateCode } from './late-code.ts';

afterEach(() => vi.unstubAllGlobals());

it('is not fetched offline, and is available there once loaded', async () => {
  const fetchModule = vi.fn(async () => 'code');
  const code = lateCode(fetchModule);
  vi.stubGlobal('navigator', { onLine: false });
  code.prepare();
  await expect(code.get()).rejects.toThrow(CodeNotAskedFor);
  expect(fetchModule).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  expect(await code.get()).toBe('code');
  vi.stubGlobal('navigator', { onLine: false });
  expect(await code.get()).toBe('code');
});

it('that failed for a moment is asked for again when the shop answers, and not when it does not', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const lost = new Error('lost');
  const fetchModule = vi
    .fn(async () => 'code')
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost);
  const code = lateCode(fetchModule);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  await expect(code.get()).rejects.toThrow(lost);
  expect(fetchModule).toHaveBeenCalledTimes(1);
  vi.stubGlobal('fetch', async () => new Response());
  expect(await code.get()).toBe('code');
  expect(fetchModule).toHaveBeenCalledTimes(3);
});
