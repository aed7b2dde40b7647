import { Notice } from '@ilaneer/ui/feedback/notice';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormDialog } from '../../parts/act/form-dialog.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { beginProduct } from './catalogue-calls.ts';
import { categoryOptions, useCategories } from './use-categories.ts';

type NewProductDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function NewProductDialog({ open, onOpenChange }: NewProductDialogProps) {
  const { tree } = useCategories();
  const [name, setName] = useState('');
  const [categoryId, setCategoryId] = useState('');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const begin = useMutation({
    mutationFn: () => beginProduct({ name: name.trim(), categoryId }),
    onSuccess: (product) => {
      queries.setQueryData(['product', product.id], product);
      void queries.invalidateQueries({ queryKey: ['product', 'list'] });
      onOpenChange(false);
      void navigate(`/products/${product.id}`);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && categoryId !== '') begin.mutate();
  };
  return (
    <FormDialog
      open={open}
      onClose={() => onOpenChange(false)}
      size="sm"
      title="New product"
      description="It starts as a draft. Shoppers see it once you publish it."
      onSubmit={submit}
      busy={begin.isPending}
      leaveLabel="Cancel"
      submitLabel="Begin"
      native
    >
      <TextField label="Name" required value={name} onChange={(event) => setName(event.target.value)} />
      <SelectField
        label="Category"
        required
        hint="The product gets its HSN code."
        value={categoryId}
        onChange={(event) => setCategoryId(event.target.value)}
      >
        <option value="">Choose one</option>
        {categoryOptions(tree).map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      {begin.isError && <Notice tone="error">{refusalText(begin.error)}</Notice>}
    </FormDialog>
  );
}
