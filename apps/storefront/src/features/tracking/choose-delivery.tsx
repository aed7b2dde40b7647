import { ApiError } from '@ilaneer/client/api-errors';
import { resolveBy, showRefusal } from '@ilaneer/client/form';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { answerAttempt, FailedDeliveryView } from '@ilaneer/contract/order/attempt-link';
import { formatLongDay } from '@ilaneer/domain/india-day';
import { type AttemptChoice, readChoice, type TypedChoice } from '@ilaneer/domain/parcel/attempt-choice';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { ConfirmDialog } from '@ilaneer/ui/layers/confirm-dialog';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { request } from '../../lib/api-client.ts';

const FIELDS = ['day', 'addressLine1', 'addressLine2', 'phone'] as const;

const OPTIONS: readonly {
  readonly value: AttemptChoice['kind'];
  readonly label: string;
  readonly hint: string;
}[] = [
  { value: 'again', label: 'Another day', hint: 'The courier comes again on the day you choose.' },
  { value: 'other address', label: 'A corrected address', hint: 'In the same PIN code.' },
  { value: 'other phone', label: 'Another phone', hint: 'The courier calls this number.' },
  { value: 'send back', label: 'I do not want it', hint: 'The parcel goes back to us.' },
];

type Reply = ReplyOf<typeof answerAttempt>;

type ChooseDeliveryProps = {
  readonly delivery: FailedDeliveryView;
  readonly link: string;
  readonly onChosen: (reply: Reply) => void;
  /** By someone else, or it is closed. */
  readonly onChanged: () => void;
};

/** PARCEL-25. */
export function ChooseDelivery({ delivery, link, onChosen, onChanged }: ChooseDeliveryProps) {
  const { days, chosen, attempt, seen, recipient } = delivery;
  const form = useForm<TypedChoice>({
    defaultValues: {
      kind: chosen?.choice ?? 'again',
      day: chosen?.day ?? days[0] ?? '',
      ...{ addressLine1: '', addressLine2: '', phone: '' },
    },
    resolver: resolveBy((typed) => {
      const read = readChoice(typed, { now: new Date(), pinCode: recipient.pinCode });
      return read.ok ? [] : read.error;
    }),
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const kind = useWatch({ control: form.control, name: 'kind' });
  const [asks, setAsks] = useState(false);
  const choose = useMutation<Reply, Error, TypedChoice>({
    mutationFn: ({ kind: choice, ...typed }) =>
      request<typeof answerAttempt>('POST', '/delivery-links/choice', {
        body: { link, attempt: attempt.number, seen, choice, ...typed },
      }),
    onSuccess: onChosen,
    onError: (error) => {
      showRefusal(form, FIELDS, error);
      if (error instanceof ApiError && error.status === 409) onChanged();
    },
    onSettled: () => setAsks(false),
  });
  const field = (name: (typeof FIELDS)[number], label: string) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    label,
    error: errors[name]?.message,
  });
  const contents: Readonly<Record<AttemptChoice['kind'], ReactNode>> = {
    again: (
      <SelectField {...field('day', 'Day')} required disabled={choose.isPending}>
        {days.map((day) => (
          <option key={day} value={day}>
            {formatLongDay(day)}
          </option>
        ))}
      </SelectField>
    ),
    'other address': (
      <fieldset className="grid gap-4" disabled={choose.isPending}>
        <legend className="mb-3 font-semibold">{`Where in ${recipient.city} ${recipient.pinCode}?`}</legend>
        <TextField {...field('addressLine1', 'Address line 1')} required autoComplete="address-line1" />
        <TextField {...field('addressLine2', 'Address line 2 (optional)')} autoComplete="address-line2" />
      </fieldset>
    ),
    'other phone': (
      <TextField
        {...field('phone', 'Phone')}
        required
        inputMode="tel"
        autoComplete="tel"
        disabled={choose.isPending}
      />
    ),
    'send back': null,
  };
  const isAtAField = FIELDS.some((name) => errors[name] !== undefined);
  return (
    <form
      noValidate
      className="grid gap-5 rounded-xl bg-kernel p-5 shadow-sm sm:p-8"
      onSubmit={form.handleSubmit((typed) =>
        typed.kind === 'send back' ? setAsks(true) : choose.mutate(typed),
      )}
    >
      <RadioGroup
        label="Please choose"
        value={kind}
        onValueChange={(value) => {
          form.clearErrors();
          form.setValue('kind', value);
        }}
        options={OPTIONS.map((option) => ({ ...option, content: contents[option.value] }))}
        disabled={choose.isPending}
      />
      {choose.isError && !isAtAField && <Notice tone="error">{choose.error.message}</Notice>}
      <Button type="submit" size="lg" busy={choose.isPending} className="justify-self-start">
        {chosen === null ? 'Send my choice' : 'Change my choice'}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Send the parcel back?"
        text="The courier is told, and brings it back to us: these items are cancelled. You do not pay for them; money that you paid for them goes back the way you paid."
        confirmLabel="Send it back"
        cancelLabel="Keep it"
        danger
        busy={choose.isPending}
        onConfirm={() => choose.mutate(form.getValues())}
      />
    </form>
  );
}
