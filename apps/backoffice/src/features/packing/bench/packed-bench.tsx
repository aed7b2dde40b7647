import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { isOurNumber, possibleCodes } from '@ilaneer/domain/parcel/read-scan';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { hasLayers } from '@ilaneer/ui/layers/layers';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { Panel } from '../../../parts/frame/panel.tsx';
import { KeyHint } from '../../../parts/keys/key-hint.tsx';
import { MoveButton } from '../../../parts/parcel/move-dialog.tsx';
import { inspectGoods, moveParcelTo, type ParcelMoveBody } from '../../../parts/parcel/parcel-calls.ts';
import { ParcelClaim } from '../../../parts/parcel/parcel-claim.tsx';
import { ParcelMoves } from '../../../parts/parcel/parcel-moves.tsx';
import { type PackingDocument, printParcels } from '../../../parts/print/print-parcels.ts';
import { play } from '../../../parts/scanner/sounds.ts';
import { useScanner } from '../../../parts/scanner/use-scanner.ts';
import { parcelStateWords } from '../../../parts/words/parcel-state.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import * as calls from './bench-calls.ts';
import { HandOver } from './hand-over.tsx';
import { LineList } from './line-list.tsx';
import { ParcelHead } from './parcel-head.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

type PackedBenchProps = {
  parcel: ParcelView;
  onOpen: (parcelId: string) => void;
  onNext: () => void;
};

const INTERRUPTED = {
  cancelled: 'The order was cancelled: do not ship this parcel.',
  held: 'The order is on hold: do not ship this parcel until the hold is released.',
  changed: 'The order has changed since it was packed: reopen the parcel and compare.',
} as const;

/** A parcel that is packed: its papers, how it leaves, and the next one. */
export function PackedBench({ parcel, onOpen, onNext }: PackedBenchProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const [scanned, setScanned] = useState<string | null>(null);
  const [reopening, setReopening] = useState(false);
  const isPacked = parcel.state === 'packed';

  useScanner((code) => {
    if (hasLayers()) return play('wrong item');
    const { codes } = possibleCodes(code.toUpperCase());
    if (
      parcel.lines.some(
        ({ sku, barcode }) => codes.includes(sku.toUpperCase()) || codes.includes(barcode ?? sku),
      )
    ) {
      play('wrong item');
      show({ text: `${code} is an item of this parcel, not a courier's label`, tone: 'error' });
      return;
    }
    // Any other code on a packed parcel is the courier's.
    if (isPacked && !isOurNumber(code)) {
      setScanned(code.trim());
      play('packed');
      return;
    }
    void open(code);
  });

  async function open(code: string): Promise<void> {
    try {
      const next = await calls.claim(code);
      if (next !== null) onOpen(next.id);
    } catch (error) {
      play('wrong item');
      show({ text: `${code}: ${refusalText(error)}`, tone: 'error' });
    }
  }

  async function print(kinds: readonly PackingDocument[]): Promise<void> {
    try {
      await printParcels({ parcelIds: [parcel.id] }, kinds);
    } catch (error) {
      show({ text: `Nothing was printed. ${refusalText(error)}`, tone: 'error' });
    }
  }

  async function record(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      show({ text: refusalText(error), tone: 'error' });
      await client.invalidateQueries({ queryKey: ['parcel', parcel.id] });
    }
  }

  const keep = (changed: ParcelView) => client.setQueryData(['parcel', parcel.id], changed);
  const move = async (body: ParcelMoveBody) => keep(await moveParcelTo(parcel, body));

  usePageActions([
    { label: 'Print the label', keys: 'l', run: () => void print(['label']) },
    { label: 'Print the packing slip', keys: 's', run: () => void print(['slip']) },
    { label: 'Print label and slip', keys: 'p', run: () => void print(['label', 'slip']) },
    ...(isPacked
      ? [{ label: 'Reopen', keys: 'r', run: () => setReopening(true) } as const]
      : [{ label: 'Print the invoice', keys: 'i', run: () => void print(['invoice']) } as const]),
    { label: 'Pack the next one', keys: 'n', run: onNext },
  ]);

  return (
    <>
      <ParcelHead parcel={parcel} />
      {parcel.interruption !== null && (
        <Notice tone="error" className="mb-4 text-lg">
          {INTERRUPTED[parcel.interruption]}
        </Notice>
      )}
      <div className="grid items-start gap-4 md:grid-cols-2">
        <div className="grid gap-4">
          <Panel title="Documents">
            <div className="grid gap-2">
              <Button
                size="lg"
                variant={isPacked ? 'primary' : 'secondary'}
                onClick={() => void print(['label', 'slip'])}
              >
                Label and slip <KeyHint keys="p" />
              </Button>
              <div className="flex flex-wrap gap-2">
                <Button variant="secondary" size="sm" onClick={() => void print(['label'])}>
                  Label <KeyHint keys="l" />
                </Button>
                <Button variant="secondary" size="sm" onClick={() => void print(['slip'])}>
                  Slip <KeyHint keys="s" />
                </Button>
                {isPacked ? (
                  <p className="self-center text-palm-soft text-sm">The invoice is issued on shipping.</p>
                ) : (
                  <Button variant="secondary" size="sm" onClick={() => void print(['invoice'])}>
                    Invoice <KeyHint keys="i" />
                  </Button>
                )}
              </div>
            </div>
          </Panel>
          {isPacked ? (
            <Panel title="Hand over to the courier">
              <HandOver
                parcel={parcel}
                scanned={scanned}
                onChanged={keep}
                onAct={(work) => void record(work)}
              />
            </Panel>
          ) : (
            <Panel title={parcelStateWords(parcel.state)}>
              <p className="text-lg">
                {parcel.courier}, <strong>{parcel.trackingNumber}</strong>
              </p>
              <div className="mt-3 flex flex-wrap gap-2">
                {parcel.allowed.includes('in-transit') && (
                  <MoveButton parcel={parcel} move="in-transit" onMove={move}>
                    Mark as in transit
                  </MoveButton>
                )}
                {parcel.allowed.includes('deliver') && (
                  <MoveButton parcel={parcel} move="deliver" onMove={move}>
                    Mark as delivered
                  </MoveButton>
                )}
                <ParcelMoves
                  parcel={parcel}
                  onMove={move}
                  onInspect={async (restock) => keep(await inspectGoods(parcel, restock))}
                />
                <ParcelClaim parcel={parcel} />
              </div>
            </Panel>
          )}
        </div>
        <div className="grid gap-4">
          <Panel title="Contents">
            <LineList lines={parcel.lines} current={null} />
          </Panel>
          <div className="flex flex-wrap gap-2">
            <Button size="lg" variant={isPacked ? 'secondary' : 'primary'} onClick={onNext}>
              Pack the next one <KeyHint keys="n" />
            </Button>
            {isPacked && (
              <Button size="lg" variant="quiet" onClick={() => setReopening(true)}>
                Reopen <KeyHint keys="r" />
              </Button>
            )}
          </div>
          <p className="text-palm-soft">Or scan the number of the next order or parcel.</p>
        </div>
      </div>
      {reopening && <ReopenDialog parcel={parcel} onClose={() => setReopening(false)} onReopened={keep} />}
    </>
  );
}
