import type { SegmentView } from '@ilaneer/contract/staff/customers/segments';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { DeleteButton } from '../../parts/act/delete-button.tsx';
import { fieldGrid, Line, useProblem } from '../../parts/form/fields.tsx';
import { SectionForm } from '../../parts/form/section-form.tsx';
import { useSettled } from '../../parts/form/use-settled.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../parts/live/changed-notice.tsx';
import { countWords } from '../../parts/words/count-words.ts';
import { useMay } from '../../session/permission.ts';
import {
  addSegment,
  countOf,
  removeSegment,
  SEGMENTS_KEY,
  saveSegment,
  useSegments,
} from './segment-calls.ts';
import {
  NEW_SEGMENT,
  segmentBody,
  type TypedSegment,
  typedSegment,
  typedSegmentProblems,
} from './segment-form.ts';

const BACK = { label: 'Segments', to: '/segments' };

const LABELS = {
  name: 'Name',
  tags: 'Tags',
  ordersFrom: 'Orders from',
  ordersTo: 'Orders to',
  spentFrom: 'Paid from ₹',
  spentTo: 'Paid to ₹',
  lastOrderFrom: 'Last order from',
  lastOrderTo: 'Last order to',
  quietDays: 'No order for days',
  pins: 'PIN areas',
  skus: 'Bought SKUs',
  newsletter: 'Newsletter',
} satisfies Record<keyof TypedSegment, string>;

/** CUSTOMER-6. */
export function Component() {
  const { segmentId = '' } = useParams();
  const mayWrite = useMay()('customers.write');
  const query = useSegments();
  if (segmentId === 'new') {
    return (
      <>
        <PageHeader title="New segment" back={BACK} />
        <RulesForm segment={NEW_SEGMENT} />
      </>
    );
  }
  if (query.isError) return <Unreadable what="This segment" query={query} />;
  if (query.data === undefined) return <Spinner label="Loading the segment" />;
  const segment = query.data.find(({ id }) => id === segmentId);
  if (segment === undefined) return <StatePanel kind="error" heading="h1" title="Segment not found" />;
  return (
    <>
      <PageHeader
        title={segment.name}
        back={BACK}
        actions={
          mayWrite && (
            <DeleteButton
              title={segment.name}
              text="The customers stay as they are."
              remove={() => removeSegment(segment)}
              queryKey={SEGMENTS_KEY}
              back={BACK.to}
            />
          )
        }
      />
      <ChangedNotice kind="segment" id={segment.id} />
      <div className="grid gap-4">
        <RulesForm key={segment.id} segment={segment} />
        <div className="max-w-3xl">
          <HistoryPanel kind="segment" id={segment.id} />
        </div>
      </div>
    </>
  );
}

function RulesForm({ segment }: { segment: SegmentView }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isNew = segment.version === 0;
  return (
    <SectionForm<SegmentView, TypedSegment>
      name={`segment.${segment.id}`}
      section={segment}
      formOf={typedSegment}
      problems={typedSegmentProblems}
      save={(form, version) =>
        isNew ? addSegment(segmentBody(form)) : saveSegment({ id: segment.id, version }, segmentBody(form))
      }
      onSaved={async (saved) => {
        await queries.invalidateQueries({ queryKey: SEGMENTS_KEY });
        if (isNew) await navigate(`${BACK.to}/${saved.id}`, { replace: true });
      }}
      labels={LABELS}
      thing="this segment"
      did="Segment saved"
    >
      <Panel title="Rules" note="A customer meets all that are filled in.">
        <div className={fieldGrid}>
          <Line name="name" label={LABELS.name} wide />
          <Line name="ordersFrom" label={LABELS.ordersFrom} inputMode="numeric" />
          <Line name="ordersTo" label={LABELS.ordersTo} inputMode="numeric" />
          <Line name="spentFrom" label={LABELS.spentFrom} inputMode="decimal" hint="Paid less refunded" />
          <Line name="spentTo" label={LABELS.spentTo} inputMode="decimal" />
          <Line name="lastOrderFrom" label={LABELS.lastOrderFrom} type="date" />
          <Line name="lastOrderTo" label={LABELS.lastOrderTo} type="date" />
          <Line
            name="quietDays"
            label={LABELS.quietDays}
            inputMode="numeric"
            hint="Ordered before, but not since"
          />
          <NewsletterField />
          <Line name="tags" label={LABELS.tags} hint="Separated by commas; all of them" />
          <Line name="pins" label={LABELS.pins} hint="First digits of PIN codes, such as 682, 695" />
          <Line name="skus" label={LABELS.skus} hint="Separated by commas; any of them" wide />
        </div>
      </Panel>
      <LiveCount />
    </SectionForm>
  );
}

function NewsletterField() {
  const { register } = useFormContext();
  return (
    <SelectField label={LABELS.newsletter} {...register('newsletter')} error={useProblem('newsletter')}>
      <option value="">Any</option>
      <option value="yes">Subscribed</option>
      <option value="no">Not subscribed</option>
    </SelectField>
  );
}

/** Of the rules on screen, saved or not. */
function LiveCount() {
  // A text: equal values are no change.
  const typed = JSON.parse(useSettled(JSON.stringify(useWatch()))) as TypedSegment;
  const isReadable = typedSegmentProblems({ ...typed, name: 'Any' }).length === 0;
  const { name: _, ...rules } = segmentBody(typed);
  const counted = useQuery({
    queryKey: ['customer', 'count', rules],
    queryFn: ({ signal }) => countOf(rules, signal),
    enabled: isReadable,
    placeholderData: keepPreviousData,
  });
  return (
    <p role="status" className="text-palm-soft text-sm">
      {!isReadable || counted.data === undefined
        ? 'Not counted yet.'
        : `${countWords(counted.data, 'customer')} now.`}
    </p>
  );
}
