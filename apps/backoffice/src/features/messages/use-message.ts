import type { PartOf } from '@ilaneer/contract/message/call';
import type { answerForShopper, markCourierTold } from '@ilaneer/contract/staff/messages/failed-deliveries';
import type {
  answerMessage,
  assignMessage,
  closeMessage,
  getStaffMessage,
  listMessageAssignees,
  listWriterOrders,
  markMessageAnswered,
  StaffMessageView,
  undoAnswer,
} from '@ilaneer/contract/staff/messages/messages';
import type { AnswerChannel } from '@ilaneer/domain/support/ticket';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ifMatch } from '../../parts/act/if-match.ts';
import { request } from '../../session/staff-api.ts';

const MAILED_SOON_MS = 3_000;

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
    refetchInterval: ({ state }) =>
      state.data?.messages.some(({ mailAfter }) => mailAfter !== null) ? MAILED_SOON_MS : false,
  });
}

export function useWriterOrders(messageId: string) {
  return useQuery({
    queryKey: ['order', 'of writer', messageId],
    queryFn: async ({ signal }) =>
      (
        await request<typeof listWriterOrders>('GET', '/staff/messages/:messageId/orders', {
          params: { messageId },
          signal,
        })
      ).orders,
  });
}

export function useAssignees() {
  return useQuery({
    queryKey: ['staff member', 'assignees'],
    queryFn: async ({ signal }) =>
      (await request<typeof listMessageAssignees>('GET', '/staff/message-assignees', { signal })).people,
  });
}

/** Acts on the version that was seen; each resolves to the message after it. */
export function useMessageActs(messageId: string) {
  const queries = useQueryClient();
  const params = { messageId };
  const took = async (call: Promise<{ readonly message: StaffMessageView }>) => {
    try {
      const { message } = await call;
      queries.setQueryData(['ticket', messageId], message);
      void queries.invalidateQueries({ queryKey: ['ticket', 'list'] });
      return message;
    } catch (error) {
      await queries.invalidateQueries({ queryKey: ['ticket', messageId] });
      throw error;
    }
  };
  return {
    answer: (version: number, message: string) =>
      took(
        request<typeof answerMessage>('POST', '/staff/messages/:messageId/answers', {
          params,
          headers: ifMatch(version),
          body: { message },
        }),
      ),
    undoAnswer: (version: number, position: number) =>
      took(
        request<typeof undoAnswer>('DELETE', '/staff/messages/:messageId/answers/:position', {
          params: { ...params, position },
          headers: ifMatch(version),
        }),
      ),
    assign: (version: number, memberId: string | null) =>
      took(
        request<typeof assignMessage>('PUT', '/staff/messages/:messageId/assignee', {
          params,
          headers: ifMatch(version),
          body: { memberId },
        }),
      ),
    choose: (version: number, body: PartOf<typeof answerForShopper, 'body'>) =>
      took(
        request<typeof answerForShopper>('POST', '/staff/messages/:messageId/attempt-choice', {
          params,
          headers: ifMatch(version),
          body,
        }),
      ),
    told: (version: number) =>
      took(
        request<typeof markCourierTold>('POST', '/staff/messages/:messageId/courier-told', {
          params,
          headers: ifMatch(version),
        }),
      ),
    close: (version: number) =>
      took(
        request<typeof closeMessage>('POST', '/staff/messages/:messageId/close', {
          params,
          headers: ifMatch(version),
        }),
      ),
    markAnswered: (version: number, by: AnswerChannel) =>
      took(
        request<typeof markMessageAnswered>('POST', '/staff/messages/:messageId/answered', {
          params,
          headers: ifMatch(version),
          body: { by },
        }),
      ),
  };
}
