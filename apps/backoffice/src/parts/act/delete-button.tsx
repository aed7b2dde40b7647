import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { refusalText } from '../words/refusal-text.ts';
import { useConfirm } from './confirm.tsx';

type DeleteButtonProps = {
  title: string;
  text: string;
  remove: () => Promise<void>;
  queryKey: readonly unknown[];
  /** The list that the page leads back to. */
  back: string;
};

export function DeleteButton({ title, text, remove, queryKey, back }: DeleteButtonProps) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { show } = useToast();
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      show({ text: `${title} is deleted`, tone: 'success' });
      await navigate(back);
    },
    onError: (error) => show({ text: refusalText(error), tone: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const ask = async () => {
    const isSure = await confirm({ title: `Delete ${title}?`, text, confirmLabel: 'Delete', danger: true });
    if (isSure) removal.mutate();
  };
  return (
    <Button variant="quiet" size="sm" busy={removal.isPending} onClick={() => void ask()}>
      Delete
    </Button>
  );
}
