import type { sendEnquiry } from '@ilaneer/contract/support/enquiry';
import type { EnquiryForm } from '@ilaneer/domain/contact/validate-enquiry';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { ApiError, ConnectionError, TimeoutError } from '../../lib/api-errors.ts';

type Enquiry = {
  readonly form: EnquiryForm;
  readonly productId: string;
  /** The field that people don't see. */
  readonly website: string;
};

/** Sends an enquiry about a product; what comes back names the ticket. */
export function useSendEnquiry() {
  return useMutation({
    mutationFn: ({ form, productId, website }: Enquiry) =>
      request<typeof sendEnquiry>('POST', '/enquiries', { body: { ...form, productId, website } }),
  });
}

/** Why an enquiry could not be sent; what was typed stays. */
export function enquiryProblem(error: Error): string {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return error.message;
  if (!(error instanceof ApiError)) return 'An unexpected error occurred. Please try again.';
  if (error.reply === null || error.status >= 500) return 'Server error. Please try again later.';
  return error.reply.message;
}
