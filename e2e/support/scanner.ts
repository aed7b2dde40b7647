import type { Page } from '@playwright/test';

const BETWEEN_SCANS_MS = 220;

/** Types as a keyboard scanner does: quicker than any person, wherever the focus is. */
export async function scan(
  page: Page,
  code: string,
  ending: 'Enter' | 'Tab' | null = 'Enter',
): Promise<void> {
  // Two units are never scanned as fast as one code read twice.
  await page.waitForTimeout(BETWEEN_SCANS_MS);
  await page.keyboard.type(code);
  if (ending !== null) await page.keyboard.press(ending);
}
