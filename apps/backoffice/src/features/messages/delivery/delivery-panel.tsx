import type { StaffMessageView } from '@ilaneer/contract/staff/messages/messages';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation } from '@tanstack/react-query';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { Panel } from '../../../parts/frame/panel.tsx';
import { AttemptList } from '../../../parts/parcel/attempt-list.tsx';
import { ParcelStateBadge } from '../../../parts/words/parcel-state.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { ChooseForShopper, type OnChoose } from './choose-for-shopper.tsx';

type DeliveryPanelProps = {
  message: StaffMessageView;
  delivery: NonNullable<StaffMessageView['delivery']>;
  onChoose: OnChoose;
  onTold: (version: number) => Promise<unknown>;
};

/** A failed delivery with its attempts and choices (SUPPORT-20). */
export function DeliveryPanel({ message, delivery, onChoose, onTold }: DeliveryPanelProps) {
  const { parcelNumber, state, step, isOpen } = delivery;
  const { show } = useToast();
  const told = useMutation({
    mutationFn: () => onTold(message.version),
    onSuccess: () => show({ text: 'The courier knows the choice', tone: 'success', polite: true }),
    onError: (error) => show({ text: refusalText(error), tone: 'error' }),
  });
  const isToTell = isOpen && (step === 'tell' || step === 'being told');
  const tell = () => {
    if (!told.isPending) told.mutate();
  };
  usePageActions(isToTell ? [{ label: 'The courier was told', keys: 't', run: tell }] : []);
  return (
    <>
      <Panel title={`Parcel ${parcelNumber}`} actions={<ParcelStateBadge state={state} claimedBy={null} />}>
        <div className="grid gap-4">
          <AttemptList parcel={{ number: parcelNumber, attempts: message.attempts }} />
          {isToTell && (
            <div className="flex flex-wrap items-center gap-3">
              <p className="font-medium text-sm">
                {step === 'tell'
                  ? 'Tell the courier by phone or on its page.'
                  : 'The courier is being told. If you told it yourself, record it.'}
              </p>
              <Button size="sm" variant="secondary" busy={told.isPending} onClick={tell}>
                Told
              </Button>
            </div>
          )}
        </div>
      </Panel>
      {isOpen && (
        <ChooseForShopper
          key={delivery.attempts}
          message={message}
          attempt={delivery.attempts}
          onChoose={onChoose}
        />
      )}
    </>
  );
}
