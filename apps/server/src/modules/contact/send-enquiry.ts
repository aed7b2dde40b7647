import { normaliseGstin } from '@ilaneer/domain/contact/gstin';
import { readPhoneNumber } from '@ilaneer/domain/contact/phone-number';
import { type EnquiryForm, validateEnquiry } from '@ilaneer/domain/contact/validate-enquiry';
import { indiaDay } from '@ilaneer/domain/india-day';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedDigits, typedEmail } from '@ilaneer/domain/text/typed-text';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { oneLine } from '../../messages/plain-words.ts';
import { type InboundDeps, type TicketRow, writeTicket } from '../support/support.ts';
import { type EnquiryRow, findProductName, insertEnquiry } from './repository.ts';

/** Errors: bad fields, PRODUCT_NOT_FOUND. */
export async function sendEnquiry(
  deps: Deps & InboundDeps,
  form: EnquiryForm,
  productId: string | null,
): Promise<Result<TicketRow, Failure>> {
  const problems = validateEnquiry(form, indiaDay(deps.now()));
  if (problems.length > 0) return err(invalid(problems));
  const productName = productId === null ? null : await findProductName(deps.db, productId);
  if (productId !== null && productName === null) return err({ code: 'PRODUCT_NOT_FOUND' });
  const details = {
    kind: form.kind,
    productId,
    quantity: form.quantity,
    neededBy: typedDigits(form.neededBy) || null,
    pinCode: typedDigits(form.pincode) || null,
    gstin: normaliseGstin(form.gstin) || null,
    purpose: oneLine(form.purpose),
  };
  const ticket = await transactAll(deps.db, async (tx) => {
    const written = await writeTicket(tx, deps, {
      kind: 'enquiry',
      userId: null,
      orderId: null,
      orderLinePosition: null,
      name: oneLine(form.name),
      email: typedEmail(form.email),
      isEmailProven: false,
      phone: readPhoneNumber(form.phone),
      country: null,
      subject: form.kind === 'bulk' ? 'Bulk order enquiry' : 'Partnership enquiry',
      message: messageOf(details, productName, form.message.trim()),
    });
    await insertEnquiry(tx, { ticketId: written.id, ...details });
    return written;
  });
  return ok(ticket);
}

/** Heads the line of a ticket that names the product. */
export const PRODUCT_LABEL = 'Product';

function messageOf(
  details: Omit<EnquiryRow, 'ticketId'>,
  productName: string | null,
  message: string,
): string {
  const facts = [
    ['For', details.purpose],
    [PRODUCT_LABEL, productName],
    ['Quantity', details.quantity],
    ['Needed by', details.neededBy],
    ['PIN code', details.pinCode],
    ['GSTIN', details.gstin],
  ] as const;
  const lines = facts.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return [...lines, ...(message === '' ? [] : ['', message])].join('\n');
}
