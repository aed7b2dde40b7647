import type { CategoryEditView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { emptyInto, removeCategory } from '../catalogue-calls.ts';
import { categoryOptions, type useCategories } from '../use-categories.ts';

type MergeDialogProps = {
  category: CategoryEditView;
  tree: ReturnType<typeof useCategories>['tree'];
  onClose: () => void;
};

export function MergeDialog({ category, tree, onClose }: MergeDialogProps) {
  const { show } = useToast();
  const queries = useQueryClient();
  const [into, setInto] = useState('');
  const below = tree.find((one) => one.category.id === category.id)?.below ?? [];
  const isEmpty = category.products === 0 && below.length === 0;
  const act = useMutation({
    mutationFn: async () => {
      if (isEmpty) await removeCategory(category);
      else await emptyInto(category, into);
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['category'] });
      void queries.invalidateQueries({ queryKey: ['product'] });
      show({ text: isEmpty ? 'Category deleted' : 'Categories merged', tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      locked={act.isPending}
      size="sm"
      title={isEmpty ? `Delete ${category.name}?` : `Merge ${category.name} into another`}
      description={
        isEmpty
          ? 'It is empty.'
          : `${movedWords(category.products, below.length)} to the category you choose, and this one is deleted. This can't be undone.`
      }
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            busy={act.isPending}
            disabled={!isEmpty && into === ''}
            onClick={() => act.mutate()}
          >
            {isEmpty ? 'Delete' : 'Merge'}
          </Button>
        </>
      }
    >
      {!isEmpty && (
        <SelectField label="Into" value={into} onChange={({ target }) => setInto(target.value)}>
          <option value="">Choose one</option>
          {categoryOptions(tree)
            .filter(({ id }) => id !== category.id && below.every((one) => one.id !== id))
            .map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
        </SelectField>
      )}
      {act.isError && (
        <Notice tone="error" className="mt-3">
          {refusalText(act.error)}
        </Notice>
      )}
    </Dialog>
  );
}

function movedWords(products: number, subcategories: number): string {
  const parts = [
    ...(products === 0 ? [] : [products === 1 ? '1 product' : `${products} products`]),
    ...(subcategories === 0
      ? []
      : [subcategories === 1 ? '1 subcategory' : `${subcategories} subcategories`]),
  ];
  return `${parts.join(' and ')} ${products + subcategories === 1 ? 'moves' : 'move'}`;
}
