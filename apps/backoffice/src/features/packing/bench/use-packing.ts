import { ApiError } from '@ilaneer/client/api-errors';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { isComplete } from '@ilaneer/domain/parcel/packing';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { play } from '../../../parts/scanner/sounds.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { newGesture, sendScan } from './send-scan.ts';

export type Verdict = {
  readonly kind: 'packed' | 'complete' | 'wrong item' | 'surplus' | 'refused';
  readonly code: string;
  readonly line: number | null;
  readonly text: string | null;
  /** Repeated verdicts show again. */
  readonly count: number;
};

/** Scans are sent one at a time; the server's counts are shown (PARCEL-6). */
export function usePacking(parcelId: string) {
  const client = useQueryClient();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [waits, setWaits] = useState(false);
  const count = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const show = useCallback((next: Omit<Verdict, 'count'>) => {
    count.current += 1;
    setVerdict({ ...next, count: count.current });
    play(next.kind === 'refused' ? 'wrong item' : next.kind);
  }, []);

  const keep = useCallback(
    async (parcel: ParcelView) => {
      // An earlier poll must not restore older counts.
      await client.cancelQueries({ queryKey: ['parcel', parcelId] });
      client.setQueryData(['parcel', parcelId], parcel);
    },
    [client, parcelId],
  );

  const scan = useCallback(
    (code: string, how: { readonly byHand?: boolean; readonly quantity?: number } = {}) => {
      const gesture = newGesture(code, how);
      last.current = last.current.then(async () => {
        try {
          const answer = await sendScan(parcelId, gesture, setWaits);
          await keep(answer.parcel);
          const isLast = answer.verdict === 'packed' && isComplete(answer.parcel.lines);
          show({ kind: isLast ? 'complete' : answer.verdict, code, line: answer.line, text: null });
        } catch (error) {
          const isInterrupted = error instanceof ApiError && error.reply?.code === 'PARCEL_INTERRUPTED';
          if (!isInterrupted) show({ kind: 'refused', code, line: null, text: refusalText(error) });
          await client.invalidateQueries({ queryKey: ['parcel', parcelId] });
        }
      });
    },
    [client, parcelId, keep, show],
  );

  return { verdict, waits, scan, keep, show };
}
