import { Notice } from '@ilaneer/ui/feedback/notice';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FormDialog } from '../../parts/act/form-dialog.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { beginProduct } from './catalogue-calls.ts';
import { categoryOptions, useCategories } from './use-categories.ts';

type NewProductDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function NewProductDialog({ open, onOpenChange }: NewProductDialogProps) {
  const { tree } = useCategories();
  const options = categoryOptions(tree);
  const [name, setName] = useState('');
  const [categoryId, setCategoryId] = useState('');
  const [missing, setMissing] = useState({ name: false, category: false });
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
    setMissing({ name: name.trim() === '', category: categoryId === '' });
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
      <TextField
        label="Name"
        required
        value={name}
        error={missing.name && name.trim() === '' && 'Enter the name of the product'}
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        label="Category"
        required
        hint={
          options.length === 0 ? (
            <>
              A product needs a category.{' '}
              <Link to="/categories" className="underline">
                Add one first
              </Link>
            </>
          ) : (
            'The product gets its HSN code.'
          )
        }
        error={missing.category && categoryId === '' && 'Choose a category'}
        value={categoryId}
        onChange={(event) => setCategoryId(event.target.value)}
      >
        <option value="">Choose one</option>
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      {begin.isError && <Notice tone="error">{refusalText(begin.error)}</Notice>}
    </FormDialog>
  );
}
