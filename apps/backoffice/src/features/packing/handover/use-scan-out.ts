import type { HandoverVerdict } from '@ilaneer/domain/handover/handover';
import { isOurNumber } from '@ilaneer/domain/order/order-number';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { play, type Sound } from '../../../parts/scanner/sounds.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import * as calls from './handover-calls.ts';

/** `count` tells equal verdicts apart. */
export type ScanVerdict = { readonly kind: HandoverVerdict; readonly text: string; readonly count: number };

const SOUNDS: Readonly<Record<HandoverVerdict, Sound>> = {
  added: 'packed',
  again: 'surplus',
  'number wanted': 'read',
  refused: 'wrong item',
};

/** Scans, in their order. A parcel without a courier is followed by its tracking number (PARCEL-41). */
export function useScanOut(handoverId: string): {
  readonly verdict: ScanVerdict | null;
  readonly scan: (code: string) => void;
} {
  const client = useQueryClient();
  const [verdict, setVerdict] = useState<ScanVerdict | null>(null);
  const waiting = useRef<Promise<void>>(Promise.resolve());
  const numberWanted = useRef<string | null>(null);
  const scan = useCallback(
    (code: string) => {
      const show = (kind: HandoverVerdict, text: string) => {
        play(SOUNDS[kind]);
        setVerdict((before) => ({ kind, text, count: (before?.count ?? 0) + 1 }));
      };
      const send = async () => {
        const ofParcel = isOurNumber(code) ? null : numberWanted.current;
        try {
          const { verdict: kind, text, parcelId, handover } = await calls.scan(handoverId, code, ofParcel);
          const asksAgain = kind === 'number wanted' || (kind === 'refused' && ofParcel !== null);
          numberWanted.current = asksAgain ? parcelId : null;
          client.setQueryData(['hand-over', handoverId], handover);
          show(kind, text);
        } catch (error) {
          show('refused', refusalText(error));
        }
      };
      waiting.current = waiting.current.then(send);
    },
    [client, handoverId],
  );
  return { verdict, scan };
}
