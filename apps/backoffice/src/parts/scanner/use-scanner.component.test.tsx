import type { getHandover, scanOut } from '@ilaneer/contract/staff/parcels/handovers';
import { expect, it } from 'vitest';
import { expectTitle } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { EMPTY_HANDOVER, FILLED_HANDOVER } from '../../../testing/replies/handovers.ts';
import { openStaffServer, type StaffServer } from '../../../testing/staff-server.ts';

const SCANS = ['POST', '/staff/handovers/:handoverId/scans'] as const;
/** Longer than a reader waits for the rest of a code. */
const BUSY_MS = 208;

function keyOf(key: string, repeat = false): KeyboardEvent {
  return new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
}

function press(keys: readonly KeyboardEvent[]): void {
  for (const key of keys) document.body.dispatchEvent(key);
}

/** Returns after the timers that fell due meanwhile. */
async function keepBusy(): Promise<void> {
  const until = performance.now() + BUSY_MS;
  let now = performance.now();
  while (now < until) now = performance.now();
  await new Promise((resolve) => setTimeout(resolve));
}

async function openPage(): Promise<StaffServer> {
  const server = openStaffServer();
  const handover = EMPTY_HANDOVER;
  server.answer<typeof getHandover>('GET', '/staff/handovers/:handoverId', { success: true, handover });
  server.answer<typeof scanOut>(...SCANS, {
    ...{ success: true, verdict: 'added', text: 'OD10003-1, KL1', parcelId: 'parcel-1' },
    handover: FILLED_HANDOVER,
  });
  await renderStaff('/packing/handovers/hand-1', { rights: ['orders.fulfil'] });
  await expectTitle('Hand-over to DTDC');
  return server;
}

// PARCEL-41
it('reads a code whole whose keys came while the page drew the answer before', async () => {
  const server = await openPage();
  const keys = [...'OD10003-1', 'Enter'].map((key) => keyOf(key));
  press(keys.slice(0, 4));
  await keepBusy();
  press(keys.slice(4));
  await expect.poll(() => server.sent<typeof scanOut>(...SCANS)).toEqual([{ code: 'OD10003-1' }]);
});

it('takes no part of a code from a key that is held down', async () => {
  const server = await openPage();
  press([...'jjjjj'].map((key) => keyOf(key, true)));
  press([...'OD10003-1', 'Enter'].map((key) => keyOf(key)));
  await expect.poll(() => server.sent<typeof scanOut>(...SCANS)).toEqual([{ code: 'OD10003-1' }]);
});
