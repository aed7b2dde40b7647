import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Icon } from '@ilaneer/ui/text/icon';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { KeyHint } from '../../../parts/keys/key-hint.tsx';
import { useShortcuts } from '../../../parts/keys/shortcuts.ts';
import { CameraButton } from '../../../parts/scanner/camera-panel.tsx';
import { NumberForm } from '../../../parts/scanner/number-form.tsx';
import { play } from '../../../parts/scanner/sounds.ts';
import { useScanner } from '../../../parts/scanner/use-scanner.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import * as calls from './bench-calls.ts';

type ReadyBenchProps = {
  /** The oldest order is asked for at once. */
  isNext: boolean;
  onOpen: (parcelId: string) => void;
  onReady: () => void;
};

/** Empty bench: an order, parcel or shipment number opens its parcel. */
export function ReadyBench({ isNext, onOpen, onReady }: ReadyBenchProps) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const open = useCallback(
    async (code: string | null) => {
      setBusy(true);
      setProblem(null);
      try {
        const parcel = await calls.claim(code);
        if (parcel === null) {
          setProblem('No parcels to pack.');
          onReady();
          return;
        }
        client.setQueryData(['parcel', parcel.id], parcel);
        onOpen(parcel.id);
      } catch (error) {
        play('wrong item');
        setProblem(refusalText(error));
        onReady();
      } finally {
        setBusy(false);
      }
    },
    [client, onOpen, onReady],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, by its address
  useEffect(() => {
    if (isNext) void open(null);
  }, [isNext]);
  useScanner((code) => void open(code));
  useShortcuts('This bench', [{ keys: 'n', label: 'Pack the next one', run: () => void open(null) }]);

  return (
    <>
      <PageHeader title="Packing bench" back={{ label: 'Packing', to: '/packing' }} />
      <div className="mx-auto grid max-w-xl justify-items-center gap-5 py-8 text-center">
        <span className="grid size-24 place-items-center rounded-full bg-leaf-tint text-leaf-dark">
          <Icon name="qr-code" className="size-12" />
        </span>
        <p className="text-balance font-semibold text-[1.75rem] leading-tight">
          Scan an order, a parcel or a tracking number
        </p>
        {problem !== null && (
          <Notice tone="error" className="w-full text-left">
            {problem}
          </Notice>
        )}
        <Button size="lg" busy={busy} onClick={() => void open(null)}>
          Pack the next one <KeyHint keys="n" />
        </Button>
        <CameraButton />
        <NumberForm
          action="Open"
          onNumber={(number) => void open(number)}
          keeps
          className="w-full text-left"
        />
      </div>
    </>
  );
}
