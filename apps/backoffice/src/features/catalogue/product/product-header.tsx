import { ApiError } from '@ilaneer/client/api-errors';
import type { StaffProductView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import { productPath } from '@ilaneer/domain/storefront/plain-address';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ScheduleDialog } from '../../../parts/act/schedule-dialog.tsx';
import { useUndo } from '../../../parts/act/undo.ts';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { useShortcuts } from '../../../parts/keys/shortcuts.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { useMay } from '../../../session/permission.ts';
import { copyProduct, moveTo } from '../catalogue-calls.ts';
import { StateBadge } from '../state-badge.tsx';
import { MissingCount } from './missing-panel.tsx';

type ProductHeaderProps = {
  product: StaffProductView;
  form: string;
  busy: boolean;
  isDirty: boolean;
  onMoved: (product: StaffProductView) => void;
};

type Move = {
  readonly state: StaffProductView['state'];
  readonly publishAt: string | null;
  readonly did: string;
};

export function ProductHeader({ product, form, busy, isDirty, onMoved }: ProductHeaderProps) {
  const may = useMay();
  const navigate = useNavigate();
  const undo = useUndo();
  const { show } = useToast();
  const [isScheduling, setScheduling] = useState(false);
  const refusal = useRef<{ readonly version: number; readonly dismiss: () => void }>(null);
  const refuse = (error: Error) => {
    const fields = error instanceof ApiError ? (error.reply?.fields ?? []) : [];
    const said = fields.map(({ message }) => message).join('; ');
    const text = fields.length > 0 ? `Not published: ${said}` : refusalText(error);
    refusal.current = { version: product.version, dismiss: show({ text, tone: 'error' }) };
  };
  // Any later success has another version.
  useEffect(() => {
    if (refusal.current?.version !== product.version) refusal.current?.dismiss();
  }, [product.version]);
  const move = useMutation({
    mutationFn: ({ state, publishAt }: Move) => moveTo(product, state, publishAt),
    onSuccess: (moved, { did }) => {
      onMoved(moved);
      undo(did, async () => onMoved(await moveTo(moved, product.state, product.publishAt)));
    },
    onError: refuse,
  });
  const copy = useMutation({
    mutationFn: () => copyProduct(product.id),
    onSuccess: ({ id }) => {
      show({ text: 'Duplicated as a draft', tone: 'success' });
      void navigate(`/products/${id}`);
    },
    onError: refuse,
  });
  const go = (state: Move['state'], did: string) => () => move.mutate({ state, publishAt: null, did });
  const { state, publishAt } = product;
  const needs = 'catalogue.write';
  const isStill = !isDirty && !move.isPending;
  usePageActions(
    [
      { label: 'Save', needs, run: () => submitForm(form), when: isDirty },
      {
        label: 'Publish',
        needs,
        run: go('published', 'Product published'),
        when: state === 'draft' && isStill,
      },
      {
        label: 'Schedule publishing',
        needs,
        run: () => setScheduling(true),
        when: state === 'draft' && isStill,
      },
      {
        label: 'Back to draft',
        needs,
        run: go('draft', 'Product moved back to draft'),
        when: state !== 'draft' && isStill,
      },
      {
        label: 'Archive',
        needs,
        run: go('archived', 'Product archived'),
        when: state !== 'archived' && isStill,
      },
      { label: 'Duplicate', needs, run: () => copy.mutate(), when: isStill },
    ]
      .filter(({ when }) => when)
      .map(({ when: _, ...action }) => ({ ...action, needs: 'catalogue.write' as const })),
  );
  // Also while typing.
  useShortcuts(
    'This page',
    isDirty ? [{ keys: '$mod+s', label: 'Save', always: true, run: () => submitForm(form) }] : [],
  );
  return (
    <>
      <PageHeader
        title={product.name}
        back={{ label: 'Products', to: '/products' }}
        state={<StateBadge product={product} />}
        about={
          state === 'published' ? (
            <a href={productPath(product.id)} className="underline" target="_blank" rel="noreferrer">
              View in the shop
            </a>
          ) : (
            'Not visible to shoppers.'
          )
        }
        actions={
          may(needs) && (
            <>
              <Button
                variant="quiet"
                size="sm"
                busy={copy.isPending}
                disabled={!isStill}
                onClick={() => copy.mutate()}
              >
                Duplicate
              </Button>
              {state !== 'archived' && (
                <Button
                  variant="quiet"
                  size="sm"
                  disabled={!isStill}
                  onClick={go('archived', 'Product archived')}
                >
                  Archive
                </Button>
              )}
              {state !== 'draft' && (
                <Button
                  variant="quiet"
                  size="sm"
                  disabled={!isStill}
                  onClick={go('draft', 'Product moved back to draft')}
                >
                  {state === 'archived' ? 'Restore as draft' : 'Unpublish'}
                </Button>
              )}
              {state === 'draft' && publishAt !== null && (
                <Button
                  variant="quiet"
                  size="sm"
                  disabled={!isStill}
                  onClick={go('draft', 'Scheduled publishing cancelled')}
                >
                  Don’t schedule
                </Button>
              )}
              {state === 'draft' && (
                <Button variant="secondary" size="sm" disabled={!isStill} onClick={() => setScheduling(true)}>
                  Schedule
                </Button>
              )}
            </>
          )
        }
      />
      {may(needs) && (
        <div className="sticky top-0 z-sticky mb-4 flex flex-wrap items-center gap-2 border-line border-b bg-paper py-2 max-sm:top-14">
          {state === 'draft' && !isDirty ? (
            <Button size="sm" busy={move.isPending} onClick={go('published', 'Product published')}>
              Publish
            </Button>
          ) : (
            <Button type="submit" form={form} size="sm" busy={busy} disabled={!isDirty}>
              Save
            </Button>
          )}
          <MissingCount product={product} />
        </div>
      )}
      {isScheduling && (
        <ScheduleDialog
          description="It stays a draft until then, and is published if nothing is missing."
          onClose={() => setScheduling(false)}
          onChosen={(at) => {
            setScheduling(false);
            move.mutate({ state: 'draft', publishAt: at, did: 'Publishing scheduled' });
          }}
        />
      )}
    </>
  );
}

function submitForm(id: string): void {
  const form = document.getElementById(id);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
