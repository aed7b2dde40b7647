import type {
  changeSavedReply,
  deleteSavedReply,
  fillSavedReplies,
  listSavedReplies,
  makeSavedReply,
  SavedReplyForm,
  SavedReplyView,
} from '@ilaneer/contract/staff/messages/saved-replies';
import { useQuery } from '@tanstack/react-query';
import { ifMatch } from '../../parts/act/if-match.ts';
import { request } from '../../session/staff-api.ts';

export const REPLIES_KEY = ['saved reply', 'all'];

type At = Pick<SavedReplyView, 'id' | 'version'>;

export function useSavedReplies() {
  return useQuery({
    queryKey: REPLIES_KEY,
    queryFn: async ({ signal }) =>
      (await request<typeof listSavedReplies>('GET', '/staff/saved-replies', { signal })).replies,
  });
}

/** With the facts of a message, read when they are chosen from. */
export function useFilledReplies(messageId: string, version: number, isOpen: boolean) {
  return useQuery({
    queryKey: ['saved reply', 'filled', messageId, version],
    enabled: isOpen,
    queryFn: async ({ signal }) =>
      (
        await request<typeof fillSavedReplies>('GET', '/staff/messages/:messageId/saved-replies', {
          params: { messageId },
          signal,
        })
      ).replies,
  });
}

export async function addReply(body: SavedReplyForm): Promise<SavedReplyView> {
  return (await request<typeof makeSavedReply>('POST', '/staff/saved-replies', { body })).reply;
}

export async function saveReply({ id, version }: At, body: SavedReplyForm): Promise<SavedReplyView> {
  const input = { params: { replyId: id }, headers: ifMatch(version), body };
  return (await request<typeof changeSavedReply>('PUT', '/staff/saved-replies/:replyId', input)).reply;
}

export async function removeReply({ id, version }: At): Promise<void> {
  const input = { params: { replyId: id }, headers: ifMatch(version) };
  await request<typeof deleteSavedReply>('DELETE', '/staff/saved-replies/:replyId', input);
}
