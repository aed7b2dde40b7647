import { resolveBy, showRefusal } from '@ilaneer/client/form';
import type { PartOf } from '@ilaneer/contract/message/call';
import type { answerForShopper } from '@ilaneer/contract/staff/messages/failed-deliveries';
import type { StaffMessageView } from '@ilaneer/contract/staff/messages/messages';
import { formatLongDay } from '@ilaneer/domain/india-day';
import {
  ATTEMPT_CHOICES,
  type AttemptChoice,
  readChoice,
  type TypedChoice,
} from '@ilaneer/domain/parcel/attempt-choice';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { Panel } from '../../../parts/frame/panel.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';

const FIELDS = ['day', 'addressLine1', 'addressLine2', 'phone'] as const;

const CHOICES: Readonly<Record<AttemptChoice['kind'], string>> = {
  again: 'Another day',
  'other address': 'Corrected address',
  'other phone': 'Another phone',
  'send back': 'Send back',
};

export type OnChoose = (version: number, body: PartOf<typeof answerForShopper, 'body'>) => Promise<unknown>;

type ChooseForShopperProps = { message: StaffMessageView; attempt: number; onChoose: OnChoose };

/** By phone, as on the shopper's own page (PARCEL-25). */
export function ChooseForShopper({ message, attempt, onChoose }: ChooseForShopperProps) {
  const { version, days, pinCode, attempts } = message;
  const chosen = attempts.at(-1)?.answer ?? null;
  const { show } = useToast();
  const form = useForm<TypedChoice>({
    defaultValues: {
      kind: chosen?.choice ?? 'again',
      day: chosen?.day ?? days[0] ?? '',
      addressLine1: chosen?.addressLine1 ?? '',
      addressLine2: chosen?.addressLine2 ?? '',
      phone: chosen?.phone ?? '',
    },
    resolver: resolveBy((typed) => {
      const read = readChoice(typed, { now: new Date(), pinCode: pinCode ?? '' });
      return read.ok ? [] : read.error;
    }),
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const kind = useWatch({ control: form.control, name: 'kind' });
  const choose = useMutation({
    mutationFn: ({ kind: choice, ...typed }: TypedChoice) => onChoose(version, { attempt, choice, ...typed }),
    onSuccess: () => show({ text: 'The choice is saved', tone: 'success', polite: true }),
    onError: (error) => showRefusal(form, FIELDS, error),
  });
  const field = (name: (typeof FIELDS)[number], label: string) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    label,
    error: errors[name]?.message,
  });
  const isAtAField = FIELDS.some((name) => errors[name] !== undefined);
  return (
    <Panel title="Choose for the shopper">
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((typed) => choose.mutate(typed))}>
        <p className="text-palm-soft text-sm">
          The shopper was asked by mail and SMS. Enter here what they tell you by phone.
        </p>
        {choose.isError && !isAtAField && <Notice tone="error">{refusalText(choose.error)}</Notice>}
        <SelectField
          {...form.register('kind', { onChange: () => form.clearErrors() })}
          label="Choice"
          disabled={choose.isPending}
        >
          {ATTEMPT_CHOICES.map((one) => (
            <option key={one} value={one}>
              {CHOICES[one]}
            </option>
          ))}
        </SelectField>
        {kind === 'again' && (
          <SelectField {...field('day', 'Day')} required disabled={choose.isPending}>
            {days.map((day) => (
              <option key={day} value={day}>
                {formatLongDay(day)}
              </option>
            ))}
          </SelectField>
        )}
        {kind === 'other address' && (
          <>
            <TextField
              {...field('addressLine1', `Address line 1, in PIN code ${pinCode ?? ''}`)}
              required
              disabled={choose.isPending}
            />
            <TextField {...field('addressLine2', 'Address line 2 (optional)')} disabled={choose.isPending} />
          </>
        )}
        {kind === 'other phone' && (
          <TextField {...field('phone', 'Phone')} required inputMode="tel" disabled={choose.isPending} />
        )}
        <Button type="submit" size="sm" busy={choose.isPending} className="justify-self-start">
          {chosen === null ? 'Save choice' : 'Change choice'}
        </Button>
      </form>
    </Panel>
  );
}
