import { systemActor } from '@ilaneer/domain/actor/actor';
import type { AppDeps } from '../app-deps.ts';
import { carryOutBooking, carryOutCancellation, trackParcels } from '../flows/couriers/couriers.ts';
import { askCouriers, sendParcelSms, tellCourier } from '../flows/deliveries/deliveries.ts';
import { drawDocuments, invoiceMailer, issueVouchers } from '../flows/documents/documents.ts';
import { announceDelays, cancelUnconfirmed } from '../flows/fulfilment/fulfilment.ts';
import { handOverParcels } from '../flows/handover/handover.ts';
import { resealAll } from '../flows/keys/keys.ts';
import { readMailbox } from '../flows/message-desk/message-desk.ts';
import { carryOutClosing } from '../flows/month-end/month-end.ts';
import { moveOrders } from '../flows/order-desk/order-desk.ts';
import { eraseExpiredData, notifyPolicyChanges, sendPolicyMail } from '../flows/privacy/privacy.ts';
import { quoteMailer } from '../flows/quoting/quoting.ts';
import { recountSales } from '../flows/reports/reports.ts';
import { askForReviews } from '../flows/reviewing/reviewing.ts';
import { reconcilePayments, sendRefund } from '../flows/settlement/settlement.ts';
import { retireBatchesOfToday } from '../flows/stock-keeping/stock-keeping.ts';
import { postStock } from '../flows/stock-value/stock-value.ts';
import { deleteImportContents } from '../flows/transfer/transfer.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import type { Mailer } from '../messages/mailer.ts';
import type { SmsSender } from '../messages/sms.ts';
import { withinBudget } from '../messages/within-budget.ts';
import { resetLinkMail } from '../modules/account/account.ts';
import { detectAttacks } from '../modules/attack/attack.ts';
import { storeAuditHead } from '../modules/audit/audit.ts';
import { refreshCatalogue } from '../modules/catalogue/catalogue.ts';
import { expireCoins, notifyCoinExpiry } from '../modules/coin/coin.ts';
import { notedMailer, notedSms } from '../modules/data-protection/data-protection.ts';
import { expireGiftCards, notifyGiftCardExpiry } from '../modules/gift-card/gift-card.ts';
import { remindOfCarts, sendLetters } from '../modules/letter/letter.ts';
import { notifyOrderStatus, orderMailer, sendOrderPlacedMail, sendOrderSms } from '../modules/order/order.ts';
import { deleteGatewayCards } from '../modules/payment/payment.ts';
import { deleteUnusedPictures } from '../modules/picture/picture.ts';
import { notifyOfRestock } from '../modules/restock/restock.ts';
import { listOwnerAddresses, sendInvitation } from '../modules/staff/staff.ts';
import { alertUnansweredMessages, mailAnswer } from '../modules/support/support.ts';
import { linkMail, otpMessage } from '../modules/verification/verification.ts';
import { type PostWebhook, sendSandboxWebhook } from '../sandbox/gateway/send-webhook.ts';
import { type BackupDeps, backUpWhenDue } from './back-up-when-due.ts';
import { personalDataOf } from './personal-data.ts';

export type Senders = {
  readonly mailer: Mailer;
  /** Separate, so that OTPs don't queue behind mails. */
  readonly otpMailer: Mailer;
  readonly sms: SmsSender;
};

export function jobHandlers(
  parts: Omit<AppDeps, 'personalData' | 'telemetry' | 'tracing'> & BackupDeps,
  senders: Senders,
  postWebhook: PostWebhook,
): JobHandlers {
  const sms = withinBudget(parts, 'sms', parts.canSendSms ? notedSms(parts, senders.sms) : senders.sms);
  const deps = { ...parts, sms, mailer: notedMailer(parts, senders.mailer) };
  const mailer = orderMailer({ ...deps, mailer: invoiceMailer(deps, quoteMailer(deps, deps.mailer)) });
  const otp = otpMessage({
    ...deps,
    mailer: withinBudget(deps, 'otp-mail', notedMailer(parts, senders.otpMailer)),
  });
  return {
    'notify-order-status': notifyOrderStatus(deps),
    'send-order-placed-mail': sendOrderPlacedMail({ ...deps, mailer }),
    'send-order-sms': sendOrderSms(deps),
    'send-parcel-sms': sendParcelSms(deps),
    'ask-couriers': askCouriers(deps),
    'tell-courier': tellCourier(deps),
    'send-mail': mailer,
    'mail-answer': mailAnswer(deps),
    'send-otp': otp,
    'send-otp-mail': otp,
    'send-link': linkMail(deps),
    'send-reset-link': resetLinkMail(deps),
    'send-staff-invitation': sendInvitation(deps),
    'erase-expired-data': eraseExpiredData({ ...deps, personalData: personalDataOf(deps) }),
    'notify-policy-change': () => notifyPolicyChanges(deps),
    'send-policy-mail': sendPolicyMail(deps),
    'draw-documents': () => drawDocuments(deps),
    'close-month': ({ month }) => carryOutClosing(deps, month),
    'issue-vouchers': ({ orderId }) => issueVouchers(deps, orderId),
    'expire-coins': () => expireCoins(deps, systemActor('clock')),
    'expire-gift-cards': () => expireGiftCards(deps, systemActor('clock')),
    'post-stock': () => postStock(deps),
    'notify-expiry': async () => {
      await notifyCoinExpiry(deps);
      await notifyGiftCardExpiry(deps);
    },
    'ask-for-reviews': () => askForReviews(deps),
    'send-letters': () => sendLetters(deps),
    'remind-of-carts': () => remindOfCarts(deps),
    'retire-batches': () => retireBatchesOfToday(deps),
    'notify-restock': () => notifyOfRestock(deps),
    'delete-unused-pictures': () => deleteUnusedPictures(deps),
    'delete-import-contents': () => deleteImportContents(deps),
    'run-backup': backUpWhenDue(deps),
    'detect-attacks': detectAttacks(deps),
    'alert-unanswered-messages': async () => alertUnansweredMessages(deps, await listOwnerAddresses(deps.db)),
    'announce-delays': () => announceDelays(deps),
    'cancel-unconfirmed': () => cancelUnconfirmed(deps),
    'read-mailbox': () => readMailbox(deps),
    'recount-sales': () => recountSales(deps),
    'rotate-sealed-data': async () => {
      await resealAll(deps);
    },
    'store-audit-head': () => storeAuditHead({ ...deps, dataDir: deps.config.dataDir }),
    'refresh-catalogue': () => refreshCatalogue(deps),
    'send-refund': ({ refundId }) => sendRefund(deps, refundId),
    'book-parcel': (booking) => carryOutBooking(deps, booking),
    'cancel-booking': (booking) => carryOutCancellation(deps, booking),
    'track-parcels': () => trackParcels(deps),
    'move-orders': ({ bulkMoveId }) => moveOrders(deps, bulkMoveId),
    'hand-over-parcels': ({ handoverId }) => handOverParcels(deps, handoverId),
    'reconcile-payments': () => reconcilePayments(deps, systemActor('clock')),
    'delete-gateway-cards': (data) => deleteGatewayCards(deps, data),
    'send-sandbox-webhook': sendSandboxWebhook(deps, postWebhook),
  };
}
