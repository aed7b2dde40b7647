import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

// The server may still be placing the order when its answer is given up; later than this nobody asks any more.
const ASKED_FOR_MS = 3_600_000;

/** Notes the key of an attempt before it is sent, so that a page that is loaded again can ask what became of it. */
export function noteSentAttempt(key: string): void {
  writeStored('sentOrder', JSON.stringify({ key, sentAt: Date.now() }));
}

/** Forgets the attempt: its answer has come, or the shopper has been told. */
export function forgetSentAttempt(): void {
  removeStored('sentOrder');
}

/** The key of an attempt whose answer never came, or null. */
export function unansweredAttempt(): string | null {
  try {
    const sent: unknown = JSON.parse(readStored('sentOrder') ?? 'null');
    if (typeof sent !== 'object' || sent === null || !('key' in sent) || !('sentAt' in sent)) return null;
    const isRecent = typeof sent.sentAt === 'number' && Date.now() - sent.sentAt < ASKED_FOR_MS;
    return isRecent && typeof sent.key === 'string' ? sent.key : null;
  } catch {
    return null;
  }
}
