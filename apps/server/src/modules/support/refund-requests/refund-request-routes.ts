import * as calls from '@ilaneer/contract/support/refund-request';
import { err, ok } from '@ilaneer/domain/result';
import { GENERAL_ISSUE, kindOfRequest, MOST_TICKET_PHOTOS } from '@ilaneer/domain/support/refund-request';
import { typedText } from '@ilaneer/domain/text/typed-text';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import type { PaintDeps } from '../../../drawing/pictures/picture-painter.ts';
import { shopperOf } from '../../../http/networks.ts';
import { formUpload, readForm } from '../../../http/plugins/form-upload.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { photoFile, serveFile } from '../../../http/serve-file.ts';
import { findTicketPhoto } from '../photos-repository.ts';
import type { SupportDeps } from '../write-ticket.ts';
import { checkRefundRequest, requestRefund } from './request-refund.ts';

const HOUR_MS = 3_600_000;
const FORM = { fields: 12, files: MOST_TICKET_PHOTOS, fileField: 'attachments' };

export async function refundRequestRoutes(
  app: FastifyInstance,
  deps: Deps & SupportDeps & Pick<PaintDeps, 'cleanPhotos'>,
): Promise<void> {
  await app.register(formUpload, FORM);
  const limits = [
    app.limitAttempts({
      name: 'refund-request',
      max: 10,
      windowMs: HOUR_MS,
      keyOf: shopperOf,
    }),
  ];

  serveCall(
    app,
    calls.requestRefund,
    async ({ shopper }, request) => {
      const form = await readForm(request, FORM, (fields) => {
        const typed = (name: string) => fields.get(name) ?? '';
        return checkRefundRequest(deps, shopper, {
          fullName: typed('fullName'),
          phone: typed('phone'),
          email: typed('email'),
          message: typed('message'),
          orderId: typed('orderId'),
          issueType: typedText(typed('issueType')) || GENERAL_ISSUE,
        });
      });
      if (!form.ok) return form;
      const { checked, files } = form.value;
      const opened = await requestRefund(deps, shopper, checked, files);
      if (!opened.ok) return opened;
      const { ticket, totalRequests } = opened.value;
      const issueType = typedText(checked.form.issueType);
      const type = kindOfRequest(issueType);
      const what = type === 'refund' ? 'Refund' : 'Support';
      return ok({
        success: true,
        message: `${what} request submitted successfully`,
        request: {
          id: ticket.id,
          ticketNumber: ticket.number,
          type,
          issueType,
          status: 'pending',
          submittedAt: ticket.createdAt.toISOString(),
          orderId: checked.order.id,
          orderNumber: checked.order.number,
        },
        totalRequests,
      });
    },
    { limits },
  );

  serveFile(app, calls.getTicketPhoto, async ({ shopper, params }) => {
    const wanted = { ticketId: params.id, photoId: params.photoId };
    const photo = await findTicketPhoto(deps.db, shopper.userId, wanted);
    return photo === null ? err({ code: 'PHOTO_NOT_FOUND' }) : ok(photoFile(photo));
  });
}
