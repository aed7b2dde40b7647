import type { getStaffMessage, markMessageAnswered } from '@ilaneer/contract/staff/messages/messages';
import type { AnswerWay } from '@ilaneer/domain/support/ticket';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ifMatch } from '../../parts/act/if-match.ts';
import { request } from '../../session/staff-api.ts';

export function useMessage(messageId: string) {
  return useQuery({
    queryKey: ['ticket', messageId],
    queryFn: async ({ signal }) =>
      (
        await request<typeof getStaffMessage>('GET', '/staff/messages/:messageId', {
          params: { messageId },
          signal,
        })
      ).message,
  });
}

export function useMarkAnswered(messageId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ version, by }: { version: number; by: AnswerWay }) =>
      request<typeof markMessageAnswered>('POST', '/staff/messages/:messageId/answered', {
        params: { messageId },
        headers: ifMatch(version),
        body: { by },
      }),
    onSuccess: async ({ message }) => {
      queries.setQueryData(['ticket', messageId], message);
      await queries.invalidateQueries({ queryKey: ['ticket', 'list'] });
    },
    onError: () => queries.invalidateQueries({ queryKey: ['ticket', messageId] }),
  });
}
