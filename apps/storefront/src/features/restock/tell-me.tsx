import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { lazy, Suspense, useState } from 'react';
import { useDeleteRestock, useIsAwaited } from './restock-requests.ts';

// Loaded on demand.
const TellMeDialog = lazy(async () => {
  const module = await import('./tell-me-dialog.tsx');
  return { default: module.TellMeDialog };
});

type TellMeProps = {
  readonly variantId: string;
  readonly name: string;
};

export function TellMe({ variantId, name }: TellMeProps) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
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
        <Button
          size="buy"
          className="narrow:whitespace-normal"
          onClick={() => {
            setAsked(true);
            setOpen(true);
          }}
        >
          <Icon name="mail" className="narrow:hidden" />
          Tell me when it is back
        </Button>
      )}
      {asked && (
        <Suspense>
          <TellMeDialog variantId={variantId} name={name} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
