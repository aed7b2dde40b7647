import type { openShop } from '@ilaneer/contract/staff/shop/opening';
import { Button } from '@ilaneer/ui/buttons/button';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useConfirm } from '../../../parts/act/confirm.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { request } from '../../../session/staff-api.ts';
import { type ChecklistItem, useChecklist, useStoreChecklist } from '../use-checklist.ts';
import { ChecklistRows } from './checklist-rows.tsx';

export function OpenShop({ missing }: { missing: readonly ChecklistItem[] }) {
  const confirm = useConfirm();
  const take = useStoreChecklist();
  const checklist = useChecklist();
  const { show } = useToast();
  const dismiss = useRef<(() => void) | null>(null);
  const [isTelling, setTelling] = useState(false);
  const open = useMutation({
    mutationFn: () => request<typeof openShop>('POST', '/staff/opening', {}),
    onSuccess: (reply) => {
      dismiss.current?.();
      // Its button is gone.
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
      take(reply);
      show({ text: 'The shop is open.', tone: 'success' });
    },
    onError: (error) => {
      dismiss.current = show({ text: refusalText(error), tone: 'error' });
      void checklist.refetch();
    },
  });

  async function ask(): Promise<void> {
    if (missing.length > 0) return setTelling(true);
    const question = {
      title: 'Open the shop?',
      text: 'Shoppers see it and can order from this moment on.',
      confirmLabel: 'Open the shop',
    };
    if (await confirm(question)) open.mutate();
  }

  return (
    <>
      <Button busy={open.isPending} onClick={() => void ask()}>
        Open the shop
      </Button>
      {isTelling && (
        <Dialog
          open
          onOpenChange={setTelling}
          title="The shop can’t open yet"
          description={
            missing.length === 1 ? 'One thing is missing.' : `${missing.length} things are missing.`
          }
          footer={<Button onClick={() => setTelling(false)}>Close</Button>}
        >
          <ChecklistRows items={missing} />
        </Dialog>
      )}
    </>
  );
}
