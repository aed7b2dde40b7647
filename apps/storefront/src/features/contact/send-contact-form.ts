import type { sendContactForm } from '@ilaneer/contract/support/contact';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { countryOfPhone } from '../../lib/phone-countries.ts';

type ContactMessage = {
  readonly firstName: string;
  /** With its dial code, unless it is Indian. */
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  readonly country: string;
  /** The field that people don't see. */
  readonly website: string;
};

/** Sends the contact form; what comes back names the ticket. */
export function useSendContactForm() {
  return useMutation({
    mutationFn: async (message: ContactMessage) => {
      const country = await countryOfPhone({ country: message.country, number: message.phone });
      return request<typeof sendContactForm>('POST', '/contact-form', { body: { ...message, country } });
    },
  });
}

/** Why the form could not be sent (api-facts.md 1.10); what was typed stays. */
export function contactProblem(error: Error): string {
  if (error instanceof ApiError && (error.reply === null || error.status >= 500)) {
    return 'Failed to send email. Please try again later.';
  }
  return error.message;
}
