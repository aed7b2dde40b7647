import type { searchStaff } from '@ilaneer/contract/staff/search';
import type { listStock } from '@ilaneer/contract/staff/stock/stock';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText } from '../../../testing/expectations.ts';
import { press } from '../../../testing/keys.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { listOf } from '../../../testing/replies/orders.ts';
import { answerStock, WATER_SHELF } from '../../../testing/replies/stock.ts';
import { openStaffServer } from '../../../testing/staff-server.ts';

const button = page.getByRole('button', { name: 'Scan with camera' });
const panel = page.getByRole('dialog', { name: 'Camera scanner' });
const quantity = page.getByLabelText('Quantity', { exact: true });

/** Sees what `show` puts before it. */
function fakeCamera(): {
  readonly show: (...codes: readonly string[]) => void;
  readonly stream: MediaStream;
} {
  let seen: readonly string[] = [];
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      async detect() {
        return seen.map((rawValue) => ({ rawValue }));
      }
    },
  );
  const canvas = document.createElement('canvas');
  const stream = canvas.captureStream(30);
  const paint = setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, Math.random() * 90, 90), 30);
  const opening = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream);
  onTestFinished(() => {
    clearInterval(paint);
    opening.mockRestore();
    vi.unstubAllGlobals();
  });
  return {
    stream,
    show: (...codes) => {
      seen = codes;
    },
  };
}

it('is not offered where the browser reads no codes', async () => {
  answerStock(openStaffServer());
  vi.stubGlobal('BarcodeDetector', undefined);
  await renderStaff('/stock/receive');
  await expect.element(page.getByRole('textbox', { name: /^Scan or type/ })).toBeVisible();
  await expectGone(button);
});

it('feeds the page as a scanner does, a code in sight once, and stops with its panel', async () => {
  const server = openStaffServer();
  answerStock(server);
  server.answer<typeof listStock>('GET', '/staff/stock', listOf(WATER_SHELF));
  const { show, stream } = fakeCamera();
  await renderStaff('/stock/receive');
  await button.click();
  await expect.element(panel).toBeVisible();
  await expectText('Point at a barcode or QR code');
  await expectGone(button);
  await expectAccessible({ frame: true });
  show('ILN-TCW-P06-NAT');
  await expect.element(quantity).toHaveValue('1');
  await expect.element(panel.getByRole('status')).toHaveTextContent('ILN-TCW-P06-NAT');
  // It stays in sight for longer than a code is held back.
  const looks = vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - performance.timeOrigin);
  onTestFinished(() => looks.mockRestore());
  await expect.poll(() => looks.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(20);
  await expect.element(quantity).toHaveValue('1');
  expect(stream.getTracks().every(({ readyState }) => readyState === 'live')).toBe(true);
  await panel.getByRole('button', { name: 'Close the camera' }).click();
  await expectGone(panel);
  expect(stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true);
});

it.each([
  ['NotAllowedError', /The camera is blocked for this page/],
  ['NotFoundError', 'This device has no camera.'],
  ['NotReadableError', /Another app is using the camera/],
])('says why it shows nothing: %s', async (name, words) => {
  answerStock(openStaffServer());
  fakeCamera();
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('no', name));
  await renderStaff('/stock/receive');
  await button.click();
  await expectText(words);
  await expectAccessible({ frame: true });
});

it('finds from the palette, and is closed by leaving its page', async () => {
  const server = openStaffServer();
  answerStock(server);
  server.answer<typeof searchStaff>('GET', '/staff/search', {
    success: true,
    results: [{ kind: 'order', id: 'order-1', title: 'OD10001', detail: 'Anu Thomas' }],
  });
  const { show, stream } = fakeCamera();
  await renderStaff('/stock/receive');
  await expect.element(button).toBeVisible();
  await press('{Control>}k{/Control}');
  await page.getByRole('option', { name: 'Scan with camera' }).click();
  await expect.element(panel).toBeVisible();
  show('OD10001');
  await expect.element(page.getByRole('combobox')).toHaveValue('OD10001');
  await expect.element(page.getByRole('option', { name: /OD10001/ })).toBeVisible();
  await expectGone(panel);
  expect(stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true);
});
