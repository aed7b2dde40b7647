import type { ReplyOf } from '@ilaneer/contract/message/call';
import type {
  askForPickup as askForPickupCall,
  closeHandover,
  discardHandover,
  getHandover,
  HandoverView,
  openHandover,
  openHandoverByScan,
  scanOut,
  takeOutOfHandover,
} from '@ilaneer/contract/staff/parcels/handovers';
import { request } from '../../../session/staff-api.ts';

export type ScanReply = ReplyOf<typeof scanOut>;

export async function open(courier: string): Promise<HandoverView> {
  const body = { courier };
  return (await request<typeof openHandover>('POST', '/staff/handovers', { body })).handover;
}

export async function openByScan(code: string): Promise<HandoverView> {
  const body = { code };
  return (await request<typeof openHandoverByScan>('POST', '/staff/handover-scans', { body })).handover;
}

export async function discard(handoverId: string): Promise<void> {
  const options = { params: { handoverId } };
  await request<typeof discardHandover>('DELETE', '/staff/handovers/:handoverId', options);
}

export async function read(handoverId: string, signal: AbortSignal): Promise<HandoverView> {
  const options = { params: { handoverId }, signal };
  return (await request<typeof getHandover>('GET', '/staff/handovers/:handoverId', options)).handover;
}

/** `parcelId`: the code is its tracking number. */
export function scan(handoverId: string, code: string, parcelId: string | null): Promise<ScanReply> {
  return request<typeof scanOut>('POST', '/staff/handovers/:handoverId/scans', {
    params: { handoverId },
    body: { code, ...(parcelId !== null && { parcelId }) },
  });
}

export async function takeOut(handoverId: string, parcelId: string): Promise<HandoverView> {
  const options = { params: { handoverId }, body: { parcelId } };
  return (await request<typeof takeOutOfHandover>('POST', '/staff/handovers/:handoverId/removals', options))
    .handover;
}

export async function askForPickup(handoverId: string): Promise<HandoverView> {
  const options = { params: { handoverId } };
  return (await request<typeof askForPickupCall>('POST', '/staff/handovers/:handoverId/pickup', options))
    .handover;
}

export async function close(handoverId: string, handedTo: string): Promise<HandoverView> {
  const options = { params: { handoverId }, body: { handedTo } };
  return (await request<typeof closeHandover>('POST', '/staff/handovers/:handoverId/close', options))
    .handover;
}
