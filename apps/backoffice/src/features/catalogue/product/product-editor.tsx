import { ApiError } from '@ilaneer/client/api-errors';
import type { StaffProductView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ConflictDialog } from '../../../parts/act/conflict-dialog.tsx';
import { useUnsaved } from '../../../parts/act/use-unsaved.ts';
import { useVersionedSave } from '../../../parts/act/use-versioned-save.ts';
import { DetailLayout } from '../../../parts/frame/detail-layout.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { useMay } from '../../../session/permission.ts';
import { saveProduct } from '../catalogue-calls.ts';
import { BasicsPanel } from './basics-panel.tsx';
import { ClaimsPanel } from './claims-panel.tsx';
import { FoodPanel, LabelPanel } from './label-panel.tsx';
import { MissingPanel } from './missing-panel.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { PricesPanel } from './prices-panel.tsx';
import { ownProblems, problemsByField, problemWords } from './problem-words.ts';
import { bodyOf, formOf, LABELS, type ProductForm } from './product-form.ts';
import { ProductHeader } from './product-header.tsx';
import { VariantsPanel } from './variants-panel.tsx';

const FORM = 'product-form';

export function ProductEditor({ product }: { product: StaffProductView }) {
  const may = useMay();
  const queries = useQueryClient();
  const { show } = useToast();
  const [base, setBase] = useState(product);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const form = useForm<ProductForm>({ defaultValues: formOf(product) });
  const { isDirty } = form.formState;
  const take = (view: StaffProductView) => {
    setRefusal(null);
    setBase(view);
    form.reset(formOf(view));
    queries.setQueryData(['product', view.id], view);
    void queries.invalidateQueries({ queryKey: ['product', 'list'] });
  };
  // State changes keep the input.
  const takeMoved = (view: StaffProductView) => {
    if (!form.formState.isDirty) return take(view);
    setBase(view);
    queries.setQueryData(['product', view.id], view);
    void queries.invalidateQueries({ queryKey: ['product', 'list'] });
  };
  const { submit, conflict } = useVersionedSave<StaffProductView, ProductForm>({
    valuesOf: (view) => comparable(formOf(view)),
    save: (values, version) => saveProduct({ id: base.id, version }, bodyOf(values, formOf(base))),
    onSaved: (view, how) => {
      take(view);
      show({ text: how === 'saved' ? 'Saved' : 'Updated to the saved version', tone: 'success' });
    },
  });
  useEffect(() => {
    if (product.version <= base.version || isDirty) return;
    setBase(product);
    form.reset(formOf(product));
  }, [product, base.version, isDirty, form]);
  useUnsaved(isDirty, 'this product');
  const save = form.handleSubmit(async (values) => {
    setBusy(true);
    setRefusal(null);
    try {
      await submit(comparable(values), base);
    } catch (error) {
      setRefusal(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setBusy(false);
    }
  });
  // May be far below.
  useEffect(() => {
    if (refusal !== null)
      document.getElementById(FORM)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  const refresh = () => void queries.invalidateQueries({ queryKey: ['product', base.id] });
  const said = refusal instanceof ApiError ? (refusal.reply?.fields ?? []) : [];
  const fields = ownProblems(said, form.getValues('variants'));
  const canWrite = may('catalogue.write');
  return (
    <FormProvider {...form}>
      <ProductHeader product={base} form={FORM} busy={busy} isDirty={isDirty} onMoved={takeMoved} />
      <ChangedNotice kind="product" id={base.id} />
      <DetailLayout
        aside={
          <>
            <MissingPanel product={base} />
            <PricesPanel product={base} onChanged={refresh} />
            <HistoryPanel kind="product" id={base.id} />
          </>
        }
      >
        <form id={FORM} onSubmit={save} noValidate>
          <fieldset disabled={!canWrite} className="grid min-w-0 gap-4">
            {refusal && (
              <Notice tone="error">
                {fields.length > 0
                  ? problemWords(fields, form.getValues('variants')).join('; ')
                  : refusalText(refusal)}
              </Notice>
            )}
            <BasicsPanel />
            <VariantsPanel problems={problemsByField(fields)} />
            <PicturesPanel version={base.version} />
            <LabelPanel />
            <FoodPanel />
            <ClaimsPanel />
          </fieldset>
        </form>
      </DetailLayout>
      <ConflictDialog conflict={conflict} thing="this product" labels={LABELS} />
    </FormProvider>
  );
}

// Prices are saved separately.
function comparable(form: ProductForm): ProductForm {
  const unpriced = { price: '', originalPrice: '', mrp: '' };
  return { ...form, variants: form.variants.map((row) => (row.id === null ? row : { ...row, ...unpriced })) };
}
