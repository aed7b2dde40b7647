import { readPhoneNumber } from '@ilaneer/domain/contact/phone-number';
import {
  ALL_FIELDS_REQUIRED_TEXT,
  type ContactForm,
  hasContactBlanks,
  validateContact,
} from '@ilaneer/domain/contact/validate-contact';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { oneLine } from '../../messages/plain-words.ts';
import { type InboundDeps, type TicketRow, writeTicket } from '../support/support.ts';

/** Errors: texts of CONTACT-2. */
export async function sendContactForm(
  deps: Deps & InboundDeps,
  form: ContactForm,
  country: string,
): Promise<Result<TicketRow, Failure>> {
  const problems = validateContact(form);
  if (problems.length > 0) {
    const failure = invalid(problems);
    return err(hasContactBlanks(form) ? { ...failure, message: ALL_FIELDS_REQUIRED_TEXT } : failure);
  }
  const email = typedEmail(form.email);
  const ticket = await transactAll(deps.db, (tx) =>
    writeTicket(tx, deps, {
      kind: 'contact',
      userId: null,
      orderId: null,
      orderLinePosition: null,
      name: oneLine(form.firstName),
      email: email === '' ? null : email,
      isEmailProven: false,
      phone: readPhoneNumber(form.phone),
      country: oneLine(country) || null,
      subject: 'Contact form',
      message: form.message.trim(),
    }),
  );
  return ok(ticket);
}
