import { createHmac } from 'node:crypto';
import type { FullConfig } from '@playwright/test';
import { WATER } from './checkout.ts';
import { newStaff } from './staff.ts';

const UNITS = 2_000;
const DAY = 24 * 60 * 60 * 1_000;

/**
 * Fills the shelf of what the journeys order when it doesn't matter what: all of them order from it, and a run with
 * second tries took more than the sample shop has. Its batch expires last, so that what is packed stays the same.
 */
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
