import { createHmac } from 'node:crypto';
import type { FullConfig } from '@playwright/test';
import { WATER } from './checkout.ts';
import { newStaff } from './staff.ts';

const UNITS = 2_000;
const DAY = 24 * 60 * 60 * 1_000;

/** Restocks the default item, which all journeys order, in a batch that expires last. */
export default async function stockUp(config: FullConfig): Promise<void> {
  const origin = config.projects[0]?.use.baseURL ?? '';
  const { token } = await newStaff(['stock.adjust'], 'Goods In');
  const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  const batch = { code: 'PLENTY', packedOn: day(-1), bestBefore: day(700), mrp: 345 };
  const response = await fetch(`${origin}/api/staff/stock-receipts`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `ilaneer_staff=${token}`,
      origin,
      'x-csrf-token': createHmac('sha256', token).update('csrf').digest('base64url'),
    },
    body: JSON.stringify({ lines: [{ variantId: WATER.variantId, quantity: UNITS, batch }] }),
  });
  if (!response.ok) throw new Error(`the shelf was not filled: ${response.status} ${await response.text()}`);
}
