import { Button } from '@ilaneer/ui/buttons/button';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useFormContext, useWatch } from 'react-hook-form';
import { Panel } from '../../../parts/frame/panel.tsx';
import { fieldGrid } from './form-fields.tsx';
import type { ProductForm } from './product-form.ts';

export function ClaimsPanel() {
  const { setValue } = useFormContext<ProductForm>();
  const claims = useWatch<ProductForm, 'claims'>({ name: 'claims' });
  const set = (next: ProductForm['claims']) => setValue('claims', next, { shouldDirty: true });
  const change = (at: number, part: object) =>
    set(claims.map((claim, index) => (index === at ? { ...claim, ...part } : claim)));
  return (
    <Panel title="Claims">
      <p className="pb-3 text-palm-soft text-sm">
        Claims in the product's texts that need evidence, such as 'No preservatives' or 'Low calorie'. The
        evidence is not shown to shoppers.
      </p>
      <div className="grid gap-4">
        {claims.map((claim, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a claim is known by its place alone
          <fieldset key={at} className="rounded-md border border-line p-3">
            <legend className="px-1 font-semibold text-sm">Claim {at + 1}</legend>
            <div className={fieldGrid}>
              <TextField
                label="Claim"
                value={claim.words}
                onChange={({ target }) => change(at, { words: target.value })}
              />
              <TextField
                label="Confirmed by"
                hint="Person responsible for the claim"
                autoComplete="off"
                value={claim.confirmedBy}
                onChange={({ target }) => change(at, { confirmedBy: target.value })}
              />
              <TextAreaField
                label="Evidence"
                hint="A laboratory's report, a certificate, a figure of the label"
                rows={2}
                className="sm:col-span-2"
                value={claim.evidence}
                onChange={({ target }) => change(at, { evidence: target.value })}
              />
            </div>
            <Button
              type="button"
              variant="quiet-danger"
              size="sm"
              onClick={() => set(claims.filter((_, index) => index !== at))}
            >
              Remove claim {at + 1}
            </Button>
          </fieldset>
        ))}
        <div>
          <Button
            type="button"
            variant="secondary"
            size="sm"
            onClick={() => set([...claims, { words: '', evidence: '', confirmedBy: '' }])}
          >
            Add a claim
          </Button>
        </div>
      </div>
    </Panel>
  );
}
