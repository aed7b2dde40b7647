import { ApiError, ConnectionError } from '@ilaneer/client/api-errors';
import { resolveBy, showRefusal } from '@ilaneer/client/form';
import type { sendEnquiry } from '@ilaneer/contract/support/enquiry';
import { validateEnquiry } from '@ilaneer/domain/contact/validate-enquiry';
import { indiaDay } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { HoneypotField } from '@ilaneer/ui/fields/honeypot-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { request } from '../../lib/api-client.ts';
import { useSession } from '../../lib/session.ts';
import { ContactNotice } from './contact-notice.tsx';
import { type EnquiryDraft, newDraft, toEnquiry } from './enquiry-draft.ts';
import { ENQUIRY_FIELDS, EnquiryFields } from './enquiry-fields.tsx';

export type EnquiredProduct = {
  readonly id: string;
  readonly name: string;
  readonly choice: string;
};

type EnquiryDialogProps = {
  readonly product: EnquiredProduct;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Input is kept until sent. */
export function EnquiryDialog({ product, open, onClose }: EnquiryDialogProps) {
  const formId = useId();
  const { user } = useSession();
  const send = useSendEnquiry(product);
  const form = useForm<EnquiryDraft>({
    defaultValues: newDraft(user),
    resolver: resolveBy((draft) => validateEnquiry(toEnquiry(draft, product.choice), indiaDay(new Date()))),
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const sending = send.isPending;

  function close() {
    onClose();
    form.clearErrors();
    if (send.isSuccess) form.reset(newDraft(user));
    send.reset();
  }

  function submit(draft: EnquiryDraft) {
    if (sending) return;
    send.mutate(draft, { onError: (error) => showRefusal(form, ENQUIRY_FIELDS, error) });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={send.isSuccess ? 'Thank you' : 'Ask for a bulk price'}
      description={
        send.isSuccess
          ? undefined
          : product.choice === ''
            ? product.name
            : `${product.name}, ${product.choice}`
      }
      locked={sending}
      footer={
        send.isSuccess ? (
          <Button onClick={close}>Done</Button>
        ) : (
          <>
            <Button variant="secondary" className="shrink-0" disabled={sending} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} className="shrink-0" busy={sending} busyLabel="Sending...">
              Send enquiry
            </Button>
          </>
        )
      }
    >
      {send.isSuccess ? (
        <EnquirySent ticketNumber={send.data.ticketNumber} email={send.variables.email} />
      ) : (
        <form id={formId} noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
          <EnquiryFields form={form} call={send} />
          <HoneypotField {...form.register('website')} />
          <ContactNotice also=", with what you need and when," />
          {send.error !== null && Object.keys(errors).length === 0 && (
            <Notice tone="error">{enquiryProblem(send.error)}</Notice>
          )}
        </form>
      )}
    </Dialog>
  );
}

function useSendEnquiry({ id, choice }: EnquiredProduct) {
  return useMutation({
    mutationFn: (draft: EnquiryDraft) =>
      request<typeof sendEnquiry>('POST', '/enquiries', {
        body: { ...toEnquiry(draft, choice), productId: id, website: draft.website },
      }),
  });
}

function enquiryProblem(error: Error): string {
  if (error instanceof ConnectionError) return error.message;
  if (!(error instanceof ApiError)) return 'An unexpected error occurred. Please try again.';
  if (error.reply === null || error.status >= 500) return 'Server error. Please try again later.';
  return error.reply.message;
}

type EnquirySentProps = { readonly ticketNumber: string; readonly email: string };

function EnquirySent({ ticketNumber, email }: EnquirySentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Its button disappeared.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 py-4 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-tender">
        <Icon name="tick" className="size-10" strokeWidth={2.25} />
      </span>
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        We have your enquiry
      </h3>
      <p className="text-pretty">
        Thank you! We will answer with a price, and have sent a copy of your enquiry to {email}.
      </p>
      <p className="grid gap-1 rounded-lg bg-leaf-tint px-8 py-4">
        <span className="text-palm-soft text-sm">Your ticket number</span>
        <span className="font-bold text-xl tabular-nums">{ticketNumber}</span>
      </p>
    </div>
  );
}
