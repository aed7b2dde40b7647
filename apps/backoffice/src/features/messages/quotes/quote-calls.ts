import type { PartOf, ReplyOf } from '@ilaneer/contract/message/call';
import type {
  changeQuote,
  getQuote,
  makeQuote,
  previewQuote,
  QuoteBody,
  reviseQuote,
  StaffQuoteView,
  sendQuote,
  withdrawQuote,
} from '@ilaneer/contract/staff/messages/quotes';
import { useQuery } from '@tanstack/react-query';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { request } from '../../../session/staff-api.ts';

export type QuoteTotals = ReplyOf<typeof previewQuote>['totals'];

type At = Pick<StaffQuoteView, 'id' | 'version'>;

export function useQuote(quoteId: string) {
  return useQuery({
    queryKey: ['quote', quoteId],
    queryFn: async ({ signal }) =>
      (await request<typeof getQuote>('GET', '/staff/quotes/:quoteId', { params: { quoteId }, signal }))
        .quote,
  });
}

export async function makeDraft(messageId: string): Promise<StaffQuoteView> {
  const input = { params: { messageId } };
  return (await request<typeof makeQuote>('POST', '/staff/messages/:messageId/quotes', input)).quote;
}

export async function preview(
  body: PartOf<typeof previewQuote, 'body'>,
  signal: AbortSignal,
): Promise<QuoteTotals> {
  return (await request<typeof previewQuote>('POST', '/staff/quote-previews', { body, signal })).totals;
}

export async function save(quoteId: string, version: number, body: QuoteBody): Promise<StaffQuoteView> {
  const input = { params: { quoteId }, headers: ifMatch(version), body };
  return (await request<typeof changeQuote>('PUT', '/staff/quotes/:quoteId', input)).quote;
}

export async function send(at: At): Promise<StaffQuoteView> {
  return (await request<typeof sendQuote>('POST', '/staff/quotes/:quoteId/send', inputOf(at))).quote;
}

export async function withdraw(at: At): Promise<StaffQuoteView> {
  return (await request<typeof withdrawQuote>('POST', '/staff/quotes/:quoteId/withdraw', inputOf(at))).quote;
}

export async function revise(at: At): Promise<StaffQuoteView> {
  return (await request<typeof reviseQuote>('POST', '/staff/quotes/:quoteId/versions', inputOf(at))).quote;
}

function inputOf({ id, version }: At) {
  return { params: { quoteId: id }, headers: ifMatch(version) };
}
