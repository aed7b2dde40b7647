import { expect, type Page } from '@playwright/test';

const BETWEEN_SCANS_MS = 220;

/** Keyboard scanner bursts. */
export async function scan(
  page: Page,
  codes: string | readonly string[],
  ending: 'Enter' | 'Tab' | null = 'Enter',
): Promise<void> {
  // Distinct units need the pause; faster ones are double reads.
  await page.waitForTimeout(BETWEEN_SCANS_MS);
  const keys = [codes].flat().flatMap((code) => (ending === null ? [...code] : [...code, ending]));
  await page.evaluate(`for (const key of ${JSON.stringify(keys)}) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }`);
}

export async function openBench(page: Page): Promise<void> {
  await page.goto('/backoffice/packing/bench');
  await expect(page.getByText('Scan an order, a parcel or a tracking number')).toBeVisible();
}

export async function openReceiving(page: Page): Promise<void> {
  await page.goto('/backoffice/stock/receive');
  await expect(page.getByRole('textbox', { name: /^Scan or type/ })).toBeFocused();
}
