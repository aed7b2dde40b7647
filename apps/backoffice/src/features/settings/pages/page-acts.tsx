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
import { endSchedule, putInPublic, sitePageKey, undoPublication } from './site-page-calls.ts';

type PageActsProps = {
  page: StaffSitePageView;
  /** Saves the changes; null if refused. */
  save: () => Promise<StaffSitePageView | null>;
  onMoved: (page: StaffSitePageView) => void;
};

type Move = {
  readonly run: (page: StaffSitePageView) => Promise<StaffSitePageView>;
  readonly did: string;
  /** The inverse; null where there is none after which the shop shows the same. */
  readonly back: ((moved: StaffSitePageView) => Promise<StaffSitePageView>) | null;
  readonly needsSave: boolean;
};

/** Publish, schedule and hide; unsaved changes are saved first (CONTENT-42, CONTENT-45, CONTENT-46). */
export function PageActs({ page, save, onMoved }: PageActsProps) {
  const { isDirty } = useFormContext<PageForm>().formState;
  const { slug, isPublic, hasDraft, isFixed, scheduledFor } = page;
  const undo = useUndo();
  const queries = useQueryClient();
  const { show } = useToast();
  const [isScheduling, setScheduling] = useState(false);
  const move = useMutation({
    mutationFn: async ({ run, needsSave }: Move) => {
      const saved = needsSave ? await save() : page;
      return saved === null ? null : run(saved);
    },
    onSuccess: (moved, { did, back }) => {
      if (moved === null) return;
      onMoved(moved);
      if (back === null) show({ text: did, tone: 'success', polite: true });
      else undo(did, async () => onMoved(await back(moved)));
    },
    onError: (error) => {
      show({ text: refusalText(error), tone: 'error' });
      void queries.invalidateQueries({ queryKey: sitePageKey(slug) });
    },
  });
  const isWaiting = isDirty || hasDraft || !isPublic || scheduledFor !== null;
  // Drafts that were saved since stay.
  const takeBack = (published: StaffSitePageView) => {
    const known = queries.getQueryData<StaffSitePageView>(sitePageKey(slug)) ?? published;
    const version = Math.max(known.version, published.version);
    return undoPublication({ slug, version }, published.shownSince ?? '');
  };
  const scheduleAt = (at: string) => (to: StaffSitePageView) => putInPublic(to, true, at);
  const publish = () =>
    move.mutate({
      run: (saved) => putInPublic(saved, true),
      did: 'Page published',
      back: takeBack,
      needsSave: true,
    });
  const unschedule = (at: string) =>
    move.mutate({ run: endSchedule, did: 'Schedule ended', back: scheduleAt(at), needsSave: false });
  const hide = () =>
    move.mutate({
      run: (shown) => putInPublic(shown, false),
      did: scheduledFor === null ? 'Page hidden' : 'Page hidden and its schedule ended',
      back: hasDraft ? null : (hidden) => putInPublic(hidden, true),
      needsSave: false,
    });
  const schedule = (at: string) => {
    setScheduling(false);
    move.mutate({
      run: scheduleAt(at),
      did: 'Publishing scheduled',
      back: scheduledFor === null ? endSchedule : scheduleAt(scheduledFor),
      needsSave: true,
    });
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
      {scheduledFor !== null && (
        <Button
          variant="quiet"
          size="sm"
          disabled={isDirty || move.isPending}
          onClick={() => unschedule(scheduledFor)}
        >
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
