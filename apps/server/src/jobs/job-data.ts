import type { SmsStatus } from '@ilaneer/domain/order/status';
import type { SmsNews } from '@ilaneer/domain/parcel/parcel-news';
import type { AnnouncedPolicy } from '@ilaneer/domain/setting/policies';
import type { Mail } from '../messages/mailer.ts';

export type JobData = {
  readonly 'send-order-placed-mail': { readonly orderId: string };
  readonly 'notify-order-status': {
    readonly orderId: string;
    readonly event: number;
  };
  readonly 'send-order-sms': {
    readonly orderId: string;
    readonly news: SmsStatus;
    readonly event: number;
  };
  readonly 'send-parcel-sms': {
    readonly parcelId: string;
    readonly eventId: number;
    readonly news: SmsNews;
  };
  readonly 'ask-couriers': { readonly pinCode: string };
  readonly 'tell-courier': { readonly eventId: number; readonly version: number };
  readonly 'send-mail': Mail;
  readonly 'mail-answer': {
    readonly ticketId: string;
    readonly position: number;
    readonly mailAfter: string;
  };
  readonly 'notify-policy-change': object;
  readonly 'send-policy-mail': {
    readonly slug: AnnouncedPolicy;
    readonly number: number;
    readonly userId: string;
  };
  readonly 'send-otp': { readonly codeId: string };
  readonly 'send-otp-mail': { readonly codeId: string };
  readonly 'send-link': { readonly linkId: string };
  readonly 'send-reset-link': { readonly linkId: string; readonly email: string };
  readonly 'send-staff-invitation': { readonly invitationId: string };
  readonly 'erase-expired-data': object;
  readonly 'expire-coins': object;
  readonly 'expire-gift-cards': object;
  readonly 'retire-batches': object;
  readonly 'post-stock': object;
  readonly 'notify-restock': object;
  readonly 'refresh-catalogue': object;
  readonly 'delete-unused-pictures': object;
  readonly 'delete-import-contents': object;
  readonly 'notify-expiry': object;
  readonly 'ask-for-reviews': object;
  readonly 'send-letters': object;
  readonly 'remind-of-carts': object;
  readonly 'draw-documents': object;
  readonly 'close-month': { readonly month: string };
  readonly 'issue-vouchers': { readonly orderId: string };
  readonly 'run-backup': object;
  readonly 'rotate-sealed-data': object;
  readonly 'store-audit-head': object;
  readonly 'detect-attacks': object;
  readonly 'alert-unanswered-messages': object;
  readonly 'announce-delays': object;
  readonly 'cancel-unconfirmed': object;
  readonly 'read-mailbox': object;
  readonly 'recount-sales': object;
  readonly 'send-refund': { readonly refundId: string };
  readonly 'book-parcel': { readonly parcelId: string; readonly attempt: number };
  readonly 'cancel-booking': { readonly parcelId: string; readonly attempt: number };
  readonly 'track-parcels': object;
  readonly 'move-orders': { readonly bulkMoveId: string };
  readonly 'hand-over-parcels': { readonly handoverId: string };
  readonly 'reconcile-payments': object;
  readonly 'delete-gateway-cards': {
    readonly gateway: string;
    readonly customerId: string | null;
    readonly tokens: readonly string[];
  };
  readonly 'send-sandbox-webhook': { readonly orderId: string; readonly paymentId: string };
};

export type JobName = keyof JobData;
