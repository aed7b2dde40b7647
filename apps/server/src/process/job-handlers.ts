import { systemActor } from '@ilaneer/domain/actor/actor';
import type { AppDeps } from '../app-deps.ts';
import { drawDocuments, invoiceMailer } from '../flows/documents/documents.ts';
import { resealAll } from '../flows/keys/keys.ts';
import { moveOrders } from '../flows/order-desk/order-desk.ts';
import { sendPolicyMail, tellOfPolicies, tidyAccounts } from '../flows/privacy/privacy.ts';
import { pollPayments, sendRefund } from '../flows/settlement/settlement.ts';
import { retireBatchesOfToday } from '../flows/stock-keeping/stock-keeping.ts';
import { forgetImports } from '../flows/transfer/transfer.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import type { Mailer } from '../messages/mailer.ts';
import type { SmsSender } from '../messages/sms.ts';
import { withinBudget } from '../messages/within-budget.ts';
import { resetLinkMail } from '../modules/account/account.ts';
import { watchForAttacks } from '../modules/attack/attack.ts';
import { keepAuditHead } from '../modules/audit/audit.ts';
import { keepCatalogue } from '../modules/catalogue/catalogue.ts';
import { expireCoins, tellOfCoinExpiry } from '../modules/coin/coin.ts';
import { notedMailer, notedSms } from '../modules/data-protection/data-protection.ts';
import { expireGiftCards, tellOfCardExpiry } from '../modules/gift-card/gift-card.ts';
import { orderMailer, sendOrderPlacedMail, sendOrderSms, tellOfMove } from '../modules/order/order.ts';
import { forgetCards } from '../modules/payment/payment.ts';
import { tidyPictures } from '../modules/picture/picture.ts';
import { notifyOfRestock } from '../modules/restock/restock.ts';
import { listOwnerAddresses, sendInvitation } from '../modules/staff/staff.ts';
import { watchAnswers } from '../modules/support/support.ts';
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
  const mailer = orderMailer({ ...deps, mailer: invoiceMailer(deps, deps.mailer) });
  const otp = otpMessage({
    ...deps,
    mailer: withinBudget(deps, 'otp-mail', notedMailer(parts, senders.otpMailer)),
  });
  return {
    'order-moved': tellOfMove(deps),
    'order-placed-mail': sendOrderPlacedMail({ ...deps, mailer }),
    'order-sms': sendOrderSms(deps),
    'send-mail': mailer,
    'send-otp': otp,
    'send-otp-mail': otp,
    'send-link': linkMail(deps),
    'forgot-password': resetLinkMail(deps),
    'staff-invitation': sendInvitation(deps),
    'tidy-accounts': tidyAccounts({ ...deps, personalData: personalDataOf(deps) }),
    'tell-of-policy': () => tellOfPolicies(deps),
    'policy-mail': sendPolicyMail(deps),
    'draw-documents': () => drawDocuments(deps),
    'expire-coins': () => expireCoins(deps, systemActor('clock')),
    'expire-gift-cards': () => expireGiftCards(deps, systemActor('clock')),
    'tell-of-expiry': async () => {
      await tellOfCoinExpiry(deps);
      await tellOfCardExpiry(deps);
    },
    'retire-batches': () => retireBatchesOfToday(deps),
    'tell-of-restock': () => notifyOfRestock(deps),
    'tidy-pictures': () => tidyPictures(deps),
    'forget-imports': () => forgetImports(deps),
    'back-up': backUpWhenDue(deps),
    'watch-for-attacks': watchForAttacks(deps),
    'watch-answers': async () => watchAnswers(deps, await listOwnerAddresses(deps.db)),
    'seal-anew': async () => {
      await resealAll(deps);
    },
    'keep-audit-head': () => keepAuditHead({ ...deps, dataDir: deps.config.dataDir }),
    'keep-catalogue': () => keepCatalogue(deps),
    'send-refund': ({ refundId }) => sendRefund(deps, refundId),
    'move-orders': ({ bulkMoveId }) => moveOrders(deps, bulkMoveId),
    'hear-of-payments': () => pollPayments(deps, systemActor('clock')),
    'forget-cards': (data) => forgetCards(deps, data),
    'sandbox-webhook': sendSandboxWebhook(deps, postWebhook),
  };
}
