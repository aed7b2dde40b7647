import type { LightboxProps } from '@ilaneer/ui/layers/lightbox';
import { lateCode } from '../../../lib/late-code.ts';
import { useLateDialog } from '../../../lib/use-late-dialog.ts';

const code = lateCode(() => import('@ilaneer/ui/layers/lightbox'));

export function ZoomedPictures(props: LightboxProps) {
  const isShown = props.shown !== null;
  const Lightbox = useLateDialog(isShown, async () => (await code.get()).Lightbox, props.onClose);
  return Lightbox !== null && <Lightbox {...props} />;
}
