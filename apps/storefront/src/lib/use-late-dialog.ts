import { useToast } from '@ilaneer/ui/layers/toast';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** Loaded on first use, null until then; kept for fading. Reports and closes on failure. */
export function useLateDialog<Props>(
  open: boolean,
  fetchDialog: () => Promise<ComponentType<Props>>,
  close: () => void,
): ComponentType<Props> | null {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const { show } = useToast();
  const isMissing = open && Dialog === null;

  const load = useEffectEvent(() => {
    fetchDialog().then(
      (fetched) => setDialog(() => fetched),
      () => {
        close();
        show({ text: 'Network error. Please check your connection.', tone: 'error' });
      },
    );
  });
  useEffect(() => {
    if (isMissing) load();
  }, [isMissing]);

  return Dialog;
}
