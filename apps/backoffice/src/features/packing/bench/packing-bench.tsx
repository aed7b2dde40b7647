import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { isComplete } from '@ilaneer/domain/parcel/packing';
import { isOurNumber } from '@ilaneer/domain/parcel/read-scan';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { hasLayers } from '@ilaneer/ui/layers/layers';
import { useState } from 'react';
import { useConfirm } from '../../../parts/act/confirm.tsx';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { KeyHint } from '../../../parts/keys/key-hint.tsx';
import { play } from '../../../parts/scanner/sounds.ts';
import { TORN_CODE, useScanner } from '../../../parts/scanner/use-scanner.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { useSession } from '../../../session/session.ts';
import * as calls from './bench-calls.ts';
import { ByHandDialog } from './by-hand-dialog.tsx';
import { CloseForm } from './close-form.tsx';
import { Interruption, type Stop, stopOf } from './interruption.tsx';
import { ItemInHand } from './item-in-hand.tsx';
import { LineList } from './line-list.tsx';
import { ParcelHead } from './parcel-head.tsx';
import { SplitDialog } from './split-dialog.tsx';
import { usePacking } from './use-packing.ts';
import { VerdictBanner } from './verdict-banner.tsx';

type PackingBenchProps = {
  parcel: ParcelView;
  onLeave: () => void;
  onNext: () => void;
  onOpen: (parcelId: string) => void;
};

export function PackingBench({ parcel, onLeave, onNext, onOpen }: PackingBenchProps) {
  const { verdict, waits, scan, keep, show } = usePacking(parcel.id);
  const [dialog, setDialog] = useState<'by hand' | 'split' | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = useConfirm();
  const session = useSession();
  const me = 'member' in session ? (session.member?.id ?? null) : null;
  const isMine = parcel.claimedBy?.id === me;
  const complete = isComplete(parcel.lines);
  const units = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const left = parcel.lines.reduce((sum, { quantity, packed }) => sum + quantity - packed, 0);
  const current =
    parcel.lines.find(({ position }) => position === verdict?.line) ??
    parcel.lines.find(({ packed, quantity }) => packed < quantity) ??
    parcel.lines[0];
  const isStopped = parcel.state === 'cancelled' || parcel.interruption !== null;
  const stop = isMine || parcel.state === 'cancelled' ? stopOf(parcel) : null;

  const heard = (code: string) => {
    if (isStopped) return;
    // Under a dialog nothing is packed.
    if (!isMine || hasLayers()) return play('wrong item');
    // The number of another order, once everything is in: this one is closed, and that one opened.
    if (complete && isOurNumber(code)) return void act(() => closeAndOpen(code));
    scan(code);
  };
  useScanner(heard, {
    onTorn: () => show({ kind: 'refused', code: '', line: null, text: TORN_CODE }),
  });

  async function act(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const text = refusalText(error);
      setProblem(text);
      show({ kind: 'refused', code: parcel.number, line: null, text });
    } finally {
      setBusy(false);
    }
  }

  async function closeAndOpen(code: string): Promise<void> {
    await keep(await calls.close(parcel, null));
    const next = await calls.claim(code);
    if (next !== null) onOpen(next.id);
  }

  const close = (weightGrams: number | null, goesOn: boolean) =>
    act(async () => {
      const closed = await calls.close(parcel, weightGrams);
      if (goesOn) onNext();
      else await keep(closed);
    });

  const release = async () => {
    const begun = parcel.lines.some(({ packed }) => packed > 0);
    const question = {
      title: 'Return this parcel to the queue?',
      text: 'Take everything out of the box first. Packing starts over with an empty box.',
      confirmLabel: 'Return to the queue',
    };
    if (begun && !(await confirm(question))) return;
    await act(async () => {
      await calls.release(parcel);
      onLeave();
    });
  };

  const endInterruption = (why: Stop) =>
    act(async () => {
      const emptied = await calls.endInterruption(parcel);
      if (why === 'changed') await keep(emptied);
      else onLeave();
    });

  usePageActions(
    isMine && !isStopped
      ? [
          ...(complete
            ? []
            : [{ label: 'Confirm by hand', keys: 'h', run: () => setDialog('by hand') } as const]),
          { label: 'Return to the queue', keys: 'b', run: () => void release() },
          ...(left > 0
            ? [{ label: 'Split off the rest', keys: 'x', run: () => setDialog('split') } as const]
            : []),
        ]
      : [],
  );

  return (
    <>
      <ParcelHead parcel={parcel} />
      {!isMine && !isStopped && (
        <Notice tone="error" className="mb-3">
          {parcel.claimedBy === null
            ? 'This parcel is not being packed. Scan its number on an empty bench to start.'
            : `${parcel.claimedBy.name} packs this parcel.`}{' '}
          <Button variant="quiet" size="sm" onClick={onLeave}>
            Go to the empty bench
          </Button>
        </Notice>
      )}
      {waits && (
        <Notice tone="error" className="mb-3">
          The server does not respond. Your scan is kept and sent again.
        </Notice>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 content-start gap-3">
          <VerdictBanner
            verdict={verdict}
            about={aboutOf(parcel, verdict?.line ?? null)}
            unitsIn={units - left}
            units={units}
          />
          {current && <ItemInHand line={current} />}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-3">
          <p className="flex items-baseline gap-3 px-1">
            <strong className="text-[2.75rem] leading-none">{left}</strong>
            <span className="text-palm-soft text-xl">{left === 1 ? 'unit left' : 'units left'}</span>
          </p>
          <LineList lines={parcel.lines} current={complete ? null : (current?.position ?? null)} />
          {isMine && !isStopped && (
            <>
              {complete && (
                <CloseForm busy={busy} problem={problem} onClose={(...args) => void close(...args)} />
              )}
              <div className="flex flex-wrap gap-2">
                {!complete && (
                  <Button variant="secondary" size="sm" onClick={() => setDialog('by hand')}>
                    Code can't be read <KeyHint keys="h" />
                  </Button>
                )}
                {left > 0 && (
                  <Button variant="secondary" size="sm" onClick={() => setDialog('split')}>
                    Split off the rest <KeyHint keys="x" />
                  </Button>
                )}
                <Button variant="quiet" size="sm" onClick={() => void release()}>
                  Return to the queue <KeyHint keys="b" />
                </Button>
              </div>
            </>
          )}
        </div>
      </div>
      {dialog === 'by hand' && (
        <ByHandDialog
          lines={parcel.lines}
          onClose={() => setDialog(null)}
          onConfirm={(sku, quantity) => {
            setDialog(null);
            scan(sku, { byHand: true, quantity });
          }}
        />
      )}
      {dialog === 'split' && <SplitDialog parcel={parcel} onClose={() => setDialog(null)} />}
      {stop !== null && (
        <Interruption
          // Another change means another list.
          key={`${stop} ${parcel.version}`}
          parcel={parcel}
          why={stop}
          busy={busy}
          problem={problem}
          onDone={() => void endInterruption(stop)}
        />
      )}
    </>
  );
}

function aboutOf(parcel: ParcelView, position: number | null): string | null {
  const line = parcel.lines.find((one) => one.position === position);
  return line === undefined ? null : lineName(line);
}
