import { Button } from '@ilaneer/ui/buttons/button';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Icon } from '@ilaneer/ui/text/icon';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../session/session.ts';
import { useShortcuts } from '../keys/shortcuts.ts';
import { closeCamera, hasCamera, openCamera, useOpenCamera } from './camera.ts';
import { useCamera } from './use-camera.ts';

/** On pages that listen to the scanner. */
export function CameraButton() {
  const isOpen = useOpenCamera() !== null;
  if (!hasCamera() || isOpen) return null;
  return (
    <Button variant="secondary" size="sm" onClick={() => openCamera()}>
      <Icon name="qr-code" className="size-4" />
      Scan with camera
    </Button>
  );
}

/** Not modal: the page below shows what became of each code. Closed by leaving the page, hiding it, and the lock. */
export function CameraPanel() {
  const onRead = useOpenCamera();
  const { pathname } = useLocation();
  const isSignedIn = useSession().state === 'open';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another scanner
  useEffect(() => closeCamera, [pathname, isSignedIn]);
  useEffect(() => {
    const close = () => document.visibilityState === 'hidden' && closeCamera();
    document.addEventListener('visibilitychange', close);
    return () => document.removeEventListener('visibilitychange', close);
  }, []);
  return onRead === null ? null : <OpenCamera onRead={onRead} />;
}

function OpenCamera({ onRead }: { onRead: (code: string) => void }) {
  const [last, setLast] = useState<string | null>(null);
  const { video, problem, torch } = useCamera((code) => {
    setLast(code);
    onRead(code);
  });
  useShortcuts('Everywhere', [{ keys: 'Escape', label: 'Close the camera', run: closeCamera }]);
  return (
    <section
      role="dialog"
      aria-label="Camera scanner"
      className="fixed right-2 bottom-[calc(var(--bar)+0.5rem)] z-menu w-72 max-sm:w-48 overflow-hidden rounded-lg bg-kernel shadow-lg ring-1 ring-line"
    >
      {problem === null ? (
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label="Camera picture"
          className="aspect-4/3 w-full bg-palm-deep object-cover"
        />
      ) : (
        <Notice tone="error" className="m-2">
          {problem}
        </Notice>
      )}
      <div className="flex items-center gap-1 px-2 py-1">
        <p role="status" className="min-w-0 flex-1 truncate text-sm">
          {last ?? (problem === null ? 'Point at a barcode or QR code' : '')}
        </p>
        {torch && (
          <Button variant="quiet" size="sm" aria-pressed={torch.isOn} onClick={torch.toggle}>
            Light
          </Button>
        )}
        <IconButton icon="close" label="Close the camera" onClick={closeCamera} />
      </div>
    </section>
  );
}
