import type { PartOf } from '@ilaneer/contract/message/call';
import type { cropPicture, PictureView, uploadPicture } from '@ilaneer/contract/staff/catalogue/pictures';
import { request, sendForm } from '../../session/staff-api.ts';

/** For the file input. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

export async function sendPicture(file: File): Promise<PictureView> {
  const form = new FormData();
  form.append('picture', file);
  return (await sendForm<typeof uploadPicture>('/staff/pictures', { form })).picture;
}

export async function cutPicture(body: PartOf<typeof cropPicture, 'body'>): Promise<PictureView> {
  return (await request<typeof cropPicture>('POST', '/staff/pictures/crops', { body })).picture;
}
