import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 250;

/** Search words as they are typed, which follow into the address when the typing pauses. */
export type SearchWords = {
  readonly words: string;
  readonly type: (words: string) => void;
  /** Drops what has not reached the address yet. */
  readonly drop: () => void;
};

/**
 * Keeps the words that are being typed apart from those in the address: browsers limit how often an address may
 * change, and a letter must not wait for that.
 */
export function useSearchWords(inAddress: string, write: (words: string) => void): SearchWords {
  const [draft, setDraft] = useState<string | null>(null);
  // From here the address leads again, so that a step back is not undone.
  if (draft === inAddress) setDraft(null);

  const writeNow = useEffectEvent(write);
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => writeNow(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  return { words: draft ?? inAddress, type: setDraft, drop: () => setDraft(null) };
}
