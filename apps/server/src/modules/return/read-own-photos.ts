import type { AccountData } from '@ilaneer/contract/account/account-data';
import type { Database } from '../../db/connect.ts';
import { listOwnPhotos } from './photos-repository.ts';

/** Memory limit per download. */
const MOST_BYTES = 20 * 1_024 * 1_024;

/** For the download (PRIVACY-7). */
export async function readOwnPhotos(
  db: Database,
  userId: string,
  mostBytes: number = MOST_BYTES,
): Promise<AccountData['returnPhotos']> {
  const photos = await listOwnPhotos(db, userId, mostBytes);
  return photos.map(({ id, returnId, returnNumber, orderId, orderNumber, contentType, bytes }) => ({
    orderNumber,
    returnNumber,
    contentType,
    address: `/api/orders/${orderId}/returns/${returnId}/photos/${id}`,
    file: bytes === null ? null : bytes.toString('base64'),
  }));
}
