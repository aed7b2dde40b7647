import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { lazy, Suspense, useState } from 'react';
import { useDeleteRestock, useIsAwaited } from './restock-requests.ts';

// Little is sold out: the form is fetched when somebody waits for it.
const TellMeDialog = lazy(async () => {
  const module = await import('./tell-me-dialog.tsx');
  return { default: module.TellMeDialog };
});

type TellMeProps = {
  readonly variantId: string;
  /** The product with its choice. */
  readonly name: string;
  readonly inBar: boolean;
};

/** 'Tell me when it is back'; for who waits already, the way to take that back. */
export function TellMe({ variantId, name, inBar }: TellMeProps) {
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
          size={inBar ? 'md' : 'lg'}
          className={inBar ? 'flex-1 px-2!' : 'grow sm:grow-0'}
          busy={drop.isPending}
          onClick={takeBack}
        >
          Do not tell me any more
        </Button>
      ) : (
        <Button
          size={inBar ? 'md' : 'lg'}
          className={inBar ? 'flex-1 px-2!' : 'grow sm:grow-0'}
          onClick={() => {
            setAsked(true);
            setOpen(true);
          }}
        >
          {!inBar && <Icon name="mail" />}
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
