import { ApiError } from '@ilaneer/client/api-errors';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { scanIntoParcel } from '@ilaneer/contract/staff/parcels/parcels';
import { request } from '../../../session/staff-api.ts';

export type ScanAnswer = ReplyOf<typeof scanIntoParcel>;

/** The id makes repeats idempotent (PARCEL-6). */
export type Gesture = {
  readonly gestureId: string;
  readonly code: string;
  readonly byHand: boolean;
  readonly quantity: number;
};

const ANSWER_WITHIN_MS = 4_000;
const WAIT_MS = 700;

export function newGesture(code: string, { byHand = false, quantity = 1 } = {}): Gesture {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const gestureId = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { gestureId, code, byHand, quantity };
}

/** Retries a scan until it is answered; calls `onWait` before each retry. Throws refusals. */
export async function sendScan(
  parcelId: string,
  gesture: Gesture,
  onWait: (waits: boolean) => void,
): Promise<ScanAnswer> {
  for (;;) {
    try {
      const answer = await request<typeof scanIntoParcel>('POST', '/staff/parcels/:parcelId/scans', {
        params: { parcelId },
        body: gesture,
        timeoutMs: ANSWER_WITHIN_MS,
      });
      onWait(false);
      return answer;
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
      if (isRefused) {
        onWait(false);
        throw error;
      }
      onWait(true);
      await new Promise((resolve) => window.setTimeout(resolve, WAIT_MS));
    }
  }
}
