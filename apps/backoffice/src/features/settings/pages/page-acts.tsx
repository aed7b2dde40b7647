import type { StaffSitePageView } from '@ilaneer/contract/staff/content/site-pages';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ScheduleDialog } from '../../../parts/act/schedule-dialog.tsx';
import { useUndo } from '../../../parts/act/undo.ts';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import type { PageForm } from './page-form.ts';
import { putInPublic, sitePageKey } from './site-page-calls.ts';

type PageActsProps = {
  page: StaffSitePageView;
  /** Saves the changes; null if refused. */
  save: () => Promise<StaffSitePageView | null>;
  onMoved: (page: StaffSitePageView) => void;
};

type Publication = readonly [isPublic: boolean, from: string | null];

/** `back`: the inverse, where there is one after which the shop shows the same. */
type Move = { readonly to: Publication; readonly did: string; readonly back?: Publication | null };

const NOW: Publication = [true, null];
const HIDDEN: Publication = [false, null];

/** Publish, schedule and hide; unsaved changes are saved first (CONTENT-42). */
export function PageActs({ page, save, onMoved }: PageActsProps) {
  const { isDirty } = useFormContext<PageForm>().formState;
  const { isPublic, hasDraft, isFixed, scheduledFor } = page;
  const undo = useUndo();
  const queries = useQueryClient();
  const { show } = useToast();
  const [isScheduling, setScheduling] = useState(false);
  const move = useMutation({
    mutationFn: async ({ to: [isPublic, from] }: Move) => {
      const saved = isPublic ? await save() : page;
      return saved === null ? null : putInPublic(saved, isPublic, from);
    },
    onSuccess: (moved, { did, back = null }) => {
      if (moved === null) return;
      onMoved(moved);
      if (back === null) show({ text: did, tone: 'success', polite: true });
      else undo(did, async () => onMoved(await putInPublic(moved, ...back)));
    },
    onError: (error) => {
      show({ text: refusalText(error), tone: 'error' });
      void queries.invalidateQueries({ queryKey: sitePageKey(page.slug) });
    },
  });
  const isWaiting = isDirty || hasDraft || !isPublic || scheduledFor !== null;
  // Hiding a page ends its schedule too.
  const canUnschedule = scheduledFor !== null && (isFixed || !isPublic);
  const publish = () => move.mutate({ to: NOW, did: 'Page published' });
  const unschedule = () => move.mutate({ to: HIDDEN, did: 'Schedule ended', back: [true, scheduledFor] });
  const hide = () => move.mutate({ to: HIDDEN, did: 'Page hidden', back: hasDraft ? null : NOW });
  const schedule = (at: string) => {
    setScheduling(false);
    const back: Publication | null =
      scheduledFor !== null ? [true, scheduledFor] : isFixed || !isPublic ? HIDDEN : null;
    move.mutate({ to: [true, at], did: 'Publishing scheduled', back });
  };
  usePageActions(
    isWaiting
      ? [
          { label: 'Publish', run: publish },
          { label: 'Schedule publishing', run: () => setScheduling(true) },
        ]
      : [],
  );
  return (
    <>
      <Button variant="secondary" size="sm" disabled={!isWaiting} busy={move.isPending} onClick={publish}>
        Publish
      </Button>
      <Button
        variant="quiet"
        size="sm"
        disabled={!isWaiting || move.isPending}
        onClick={() => setScheduling(true)}
      >
        Schedule…
      </Button>
      {canUnschedule && (
        <Button variant="quiet" size="sm" disabled={isDirty || move.isPending} onClick={unschedule}>
          End the schedule
        </Button>
      )}
      {!isFixed && isPublic && (
        <Button variant="quiet" size="sm" disabled={isDirty || move.isPending} onClick={hide}>
          Hide
        </Button>
      )}
      {isScheduling && (
        <ScheduleDialog
          description="The shop shows this version from then on."
          onClose={() => setScheduling(false)}
          onChosen={schedule}
        />
      )}
    </>
  );
}
