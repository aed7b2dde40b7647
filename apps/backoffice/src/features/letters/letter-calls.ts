import type {
  changeLetter,
  continueLetter,
  LetterForm,
  LetterView,
  listLetters,
  makeLetter,
  readLetter,
  readLetterRecipients,
  scheduleLetter,
  stopLetter,
  testLetter,
} from '@ilaneer/contract/staff/messages/letters';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ifMatch } from '../../parts/act/if-match.ts';
import { request } from '../../session/staff-api.ts';

export const LETTERS_KEY = ['letter'];

/** While letters leave. */
const PROGRESS_EVERY_MS = 5_000;

type At = Pick<LetterView, 'id' | 'version'>;

export function useLetters() {
  return useQuery({
    queryKey: [...LETTERS_KEY, 'list'],
    queryFn: async ({ signal }) =>
      (await request<typeof listLetters>('GET', '/staff/letters', { signal })).letters,
  });
}

export function useLetter(letterId: string) {
  return useQuery({
    queryKey: [...LETTERS_KEY, letterId],
    queryFn: async ({ signal }) => {
      const input = { params: { letterId }, signal };
      return (await request<typeof readLetter>('GET', '/staff/letters/:letterId', input)).letter;
    },
    enabled: letterId !== 'new',
    refetchInterval: ({ state }) =>
      state.data?.state === 'sending' || state.data?.state === 'scheduled' ? PROGRESS_EVERY_MS : false,
  });
}

export function useRecipients(segmentId: string | null) {
  return useQuery({
    queryKey: [...LETTERS_KEY, 'recipients', segmentId],
    queryFn: ({ signal }) =>
      request<typeof readLetterRecipients>('GET', '/staff/letter-recipients', {
        query: segmentId === null ? {} : { segment: segmentId },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export async function addLetter(body: LetterForm): Promise<LetterView> {
  return (await request<typeof makeLetter>('POST', '/staff/letters', { body })).letter;
}

export async function saveLetter({ id, version }: At, body: LetterForm): Promise<LetterView> {
  const input = { params: { letterId: id }, headers: ifMatch(version), body };
  return (await request<typeof changeLetter>('PUT', '/staff/letters/:letterId', input)).letter;
}

export async function mailTest(letterId: string): Promise<void> {
  await request<typeof testLetter>('POST', '/staff/letters/:letterId/tests', { params: { letterId } });
}

/** Null: now. */
export async function schedule({ id, version }: At, at: string | null): Promise<LetterView> {
  const input = { params: { letterId: id }, headers: ifMatch(version), body: { at } };
  return (await request<typeof scheduleLetter>('POST', '/staff/letters/:letterId/schedule', input)).letter;
}

export async function stop({ id, version }: At): Promise<LetterView> {
  const input = { params: { letterId: id }, headers: ifMatch(version) };
  return (await request<typeof stopLetter>('POST', '/staff/letters/:letterId/stop', input)).letter;
}

export async function goOn({ id, version }: At): Promise<LetterView> {
  const input = { params: { letterId: id }, headers: ifMatch(version) };
  return (await request<typeof continueLetter>('POST', '/staff/letters/:letterId/continuation', input))
    .letter;
}
