import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { readPhoneNumber } from '@ilaneer/domain/contact/phone-number';
import { err, ok, type Result } from '@ilaneer/domain/result';
import {
  kindOfRequest,
  MOST_TICKET_PHOTOS,
  type RefundRequest,
  validateRefundRequest,
} from '@ilaneer/domain/support/refund-request';
import { typedCode, typedEmail, typedLines, typedName, typedText } from '@ilaneer/domain/text/typed-text';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { PaintDeps } from '../../../drawing/pictures/picture-painter.ts';
import { readPhotoForm } from '../../../drawing/pictures/read-photo-form.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { findUser } from '../../account/account.ts';
import type { InboundDeps } from '../mail-thread.ts';
import { countOrderTickets, insertTicketPhotos } from '../photos-repository.ts';
import type { TicketRow } from '../repository.ts';
import { type SupportDeps, type TicketOrder, writeTicket } from '../write-ticket.ts';

export type CheckedRequest = { readonly form: RefundRequest; readonly order: TicketOrder };

/** Before reading photos. Errors: bad fields, ORDER_NOT_FOUND for another shopper's order. */
export async function checkRefundRequest(
  { db, findOwnOrder }: Deps & SupportDeps,
  { userId }: ShopperActor,
  form: RefundRequest,
): Promise<Result<CheckedRequest, Failure>> {
  const problems = validateRefundRequest(form);
  if (problems.length > 0) return err(invalid(problems));
  const order = await findOwnOrder(db, userId, typedCode(form.orderId));
  return order === null ? err({ code: 'ORDER_NOT_FOUND', message: 'Order not found' }) : ok({ form, order });
}

export type OpenedRequest = { readonly ticket: TicketRow; readonly totalRequests: number };

const PHOTOS = {
  field: 'attachments',
  noun: 'File',
  notOne: (number: number) => `File ${number} is not an image`,
};

/** With re-encoded photos (RETURN-24). Errors: PHOTO_REFUSED, OVERLOADED. */
export async function requestRefund(
  deps: Deps & InboundDeps & Pick<PaintDeps, 'cleanPhotos'>,
  { userId }: ShopperActor,
  { form, order }: CheckedRequest,
  files: readonly Buffer[],
): Promise<Result<OpenedRequest, Failure>> {
  if (files.length > MOST_TICKET_PHOTOS) throw new RangeError('more photos than the form lets through');
  const photos = await readPhotoForm(deps, files, PHOTOS);
  if (!photos.ok) return photos;
  const user = await findUser(deps.db, userId);
  if (user === null) return err({ code: 'SESSION_REVOKED' });
  const what = kindOfRequest(form.issueType) === 'refund' ? 'Refund request' : typedText(form.issueType);
  return transactAll(deps.db, async (tx) => {
    const ticket = await writeTicket(
      tx,
      deps,
      {
        kind: 'order',
        userId,
        orderId: order.id,
        orderLinePosition: null,
        name: typedName(form.fullName),
        email: typedEmail(form.email),
        phone: readPhoneNumber(form.phone),
        country: null,
        subject: `${what}: order ${order.number}`,
        message: typedLines(form.message),
        photos: files.length,
        isEmailProven: user.emailVerified,
      },
      // Not the typed address, which may be a stranger's.
      user.email,
    );
    await insertTicketPhotos(
      tx,
      photos.value.map((photo, index) => ({
        ...photo,
        id: deps.newId(),
        ticketId: ticket.id,
        position: index + 1,
        addedAt: ticket.createdAt,
      })),
    );
    return ok({ ticket, totalRequests: await countOrderTickets(tx, userId) });
  });
}
