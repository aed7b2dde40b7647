import { formatPrice } from '@ilaneer/client/format-price';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { changeDeliveryMethods, getDeliveryMethodsSetting } from '@ilaneer/contract/staff/shop/methods';
import {
  METHOD_LIMITS,
  type MethodsInRupees,
  methodProblems,
  methodsInPaise,
  trimMethods,
} from '@ilaneer/domain/delivery/methods';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { paiseFromTyped } from '@ilaneer/domain/money';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { fieldGrid, Line } from '../../../parts/form/fields.tsx';
import { ItemList } from '../../../parts/form/item-list.tsx';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { DetailLayout } from '../../../parts/frame/detail-layout.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { request } from '../../../session/staff-api.ts';
import { SettingsFrame } from '../settings-frame.tsx';

type MethodsSection = ReplyOf<typeof getDeliveryMethodsSetting>['section'];
type Method = MethodsInRupees['methods'][number];

type MethodForm = { readonly [Name in keyof Method]: string };
type Form = { readonly methods: readonly MethodForm[] };

const METHODS_KEY = ['setting', 'methods'];
const LABELS = { methods: 'Methods' };
const NEW: MethodForm = { id: '', name: '', pins: '', mostGrams: '', charge: '', freeFrom: '', days: '0' };

/** DELIVERY-11. */
export function Component() {
  const query = useQuery({
    queryKey: METHODS_KEY,
    queryFn: ({ signal }) =>
      request<typeof getDeliveryMethodsSetting>('GET', '/staff/settings/methods', { signal }),
  });
  return (
    <SettingsFrame
      title="Delivery methods"
      about="Delivery methods that shoppers can choose beside the usual one, such as express."
    >
      <ChangedNotice kind="setting" id="methods" />
      {query.isError ? (
        <Unreadable what="The delivery methods" query={query} inside />
      ) : query.data === undefined ? (
        <Spinner label="Loading …" />
      ) : (
        <DetailLayout aside={<HistoryPanel kind="setting" id="methods" />}>
          <MethodsForm section={query.data.section} />
        </DetailLayout>
      )}
    </SettingsFrame>
  );
}

function MethodsForm({ section }: { section: MethodsSection }) {
  const client = useQueryClient();
  return (
    <SectionForm<MethodsSection, Form>
      name="methods"
      section={section}
      formOf={({ values: { methods } }) => ({ methods: methods.map(toForm) })}
      problems={problemsOf}
      save={saveMethods}
      onSaved={(saved) => client.setQueryData(METHODS_KEY, { success: true, section: saved })}
      labels={LABELS}
      show={shown}
      thing="the delivery methods"
      did="Delivery methods saved"
    >
      <Panel
        title={LABELS.methods}
        note="The usual way, with the charge and days of the delivery rules, is always offered first. Without methods, shoppers see no choice."
      >
        <ItemList
          name="methods"
          word="delivery method"
          fields={(place) => <MethodFields place={place} />}
          empty={NEW}
          most={METHOD_LIMITS.methods}
        />
      </Panel>
    </SectionForm>
  );
}

function MethodFields({ place }: { place: string }) {
  return (
    <div className={fieldGrid}>
      <Line name={`${place}.name`} label="Name" hint="As shoppers read it, such as Express" required />
      <Line
        name={`${place}.pins`}
        label="First digits of PIN codes"
        hint="Where it is offered, such as 682, 67. If empty, everywhere."
        inputMode="numeric"
      />
      <Line
        name={`${place}.charge`}
        label="Charge"
        prefix="₹"
        inputMode="decimal"
        hint="With GST where your prices include it"
        required
      />
      <Line
        name={`${place}.freeFrom`}
        label="Free from"
        prefix="₹"
        inputMode="decimal"
        hint="Value of the goods after all discounts. If empty, never free."
      />
      <Line
        name={`${place}.days`}
        label="Business days more than usual"
        hint="-1: a day sooner, at least 1 day after dispatch"
        required
      />
      <Line
        name={`${place}.mostGrams`}
        label="Most grams"
        inputMode="numeric"
        hint="By the net quantities, with 300 g of packing. If empty, any weight."
      />
    </div>
  );
}

function toForm({ mostGrams, charge, freeFrom, days, ...texts }: Method): MethodForm {
  return {
    ...texts,
    mostGrams: mostGrams === null ? '' : String(mostGrams),
    charge: String(charge),
    freeFrom: freeFrom === null ? '' : String(freeFrom),
    days: String(days),
  };
}

const plain = (text: string) => text.replaceAll(/[,\s]/g, '');
const numberOf = (text: string) => (plain(text) === '' ? Number.NaN : Number(plain(text)));
const numberOrNull = (text: string) => (plain(text) === '' ? null : Number(plain(text)));

function valuesOf({ methods }: Form): MethodsInRupees {
  return {
    methods: methods.map(({ mostGrams, charge, freeFrom, days, ...texts }) => ({
      ...texts,
      mostGrams: numberOrNull(mostGrams),
      charge: numberOf(charge),
      freeFrom: numberOrNull(freeFrom),
      days: numberOf(days.replace('−', '-')),
    })),
  };
}

function problemsOf(form: Form): FieldProblem[] {
  const message = 'Please enter an amount in rupees, such as 99 or 49.50';
  const unread = form.methods.flatMap(({ charge, freeFrom }, index) => [
    ...(paiseFromTyped(charge) === null ? [{ field: `methods.${index}.charge`, message }] : []),
    ...(plain(freeFrom) !== '' && paiseFromTyped(freeFrom) === null
      ? [{ field: `methods.${index}.freeFrom`, message }]
      : []),
  ]);
  // Amounts that are none cannot be counted in paise.
  return unread.length > 0 ? unread : methodProblems(trimMethods(methodsInPaise(valuesOf(form))));
}

async function saveMethods(form: Form, version: number): Promise<MethodsSection> {
  const input = { body: valuesOf(form), headers: ifMatch(version) };
  return (await request<typeof changeDeliveryMethods>('PUT', '/staff/settings/methods', input)).section;
}

/** In the dialog of a conflict. */
function shown(_field: string, value: unknown): string {
  return (value as readonly MethodForm[])
    .map(({ name, charge }) => `${name}: ${formatPrice(Number(plain(charge)))}`)
    .join('\n');
}
