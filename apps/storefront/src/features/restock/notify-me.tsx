import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { useState } from 'react';
import { lateCode } from '../../lib/late-code.ts';
import { useLateDialog } from '../../lib/use-late-dialog.ts';
import { useDeleteRestock, useIsAwaited } from './restock-requests.ts';

const code = lateCode(() => import('./notify-me-dialog.tsx'));

type NotifyMeProps = {
  readonly variantId: string;
  readonly name: string;
};

export function NotifyMe({ variantId, name }: NotifyMeProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const NotifyMeDialog = useLateDialog(open, async () => (await code.get()).NotifyMeDialog, close);
  const isAwaited = useIsAwaited(variantId);
  const drop = useDeleteRestock();
  const { show } = useToast();

  function takeBack() {
    drop.mutate(variantId, {
      onSuccess: ({ message }) => show({ text: message, tone: 'success' }),
      onError: (error) => show({ text: error.message, tone: 'error' }),
    });
  }

  return (
    <>
      {isAwaited ? (
        <Button
          variant="secondary"
          size="buy"
          className="narrow:whitespace-normal"
          busy={drop.isPending}
          onClick={takeBack}
        >
          Do not tell me any more
        </Button>
      ) : (
        <Button size="buy" className="narrow:whitespace-normal" onClick={() => setOpen(true)}>
          <Icon name="mail" className="narrow:hidden" />
          Tell me when it is back
        </Button>
      )}
      {NotifyMeDialog !== null && (
        <NotifyMeDialog variantId={variantId} name={name} open={open} onClose={close} />
      )}
    </>
  );
}
