import type { SmsStatus } from '@ilaneer/domain/order/status';
import type { ToldPolicy } from '@ilaneer/domain/setting/policies';
import type { Mail } from '../messages/mailer.ts';

export type JobData = {
  readonly 'order-placed-mail': { readonly orderId: string };
  readonly 'order-moved': {
    readonly orderId: string;
    readonly event: number;
  };
  readonly 'order-sms': {
    readonly orderId: string;
    readonly news: SmsStatus;
    readonly event: number;
  };
  readonly 'send-mail': Mail;
  readonly 'tell-of-policy': object;
  readonly 'policy-mail': {
    readonly slug: ToldPolicy;
    readonly number: number;
    readonly userId: string;
  };
  readonly 'send-otp': { readonly codeId: string };
  readonly 'send-otp-mail': { readonly codeId: string };
  readonly 'send-link': { readonly linkId: string };
  readonly 'forgot-password': { readonly linkId: string; readonly email: string };
  readonly 'staff-invitation': { readonly invitationId: string };
  readonly 'tidy-accounts': object;
  readonly 'expire-coins': object;
  readonly 'expire-gift-cards': object;
  readonly 'retire-batches': object;
  readonly 'tell-of-restock': object;
  readonly 'keep-catalogue': object;
  readonly 'tidy-pictures': object;
  readonly 'forget-imports': object;
  readonly 'tell-of-expiry': object;
  readonly 'draw-documents': object;
  readonly 'back-up': object;
  readonly 'seal-anew': object;
  readonly 'keep-audit-head': object;
  readonly 'watch-for-attacks': object;
  readonly 'watch-answers': object;
  readonly 'send-refund': { readonly refundId: string };
  readonly 'move-orders': { readonly bulkMoveId: string };
  readonly 'hear-of-payments': object;
  readonly 'forget-cards': {
    readonly gateway: string;
    readonly customerId: string | null;
    readonly tokens: readonly string[];
  };
  readonly 'sandbox-webhook': { readonly orderId: string; readonly paymentId: string };
};

export type JobName = keyof JobData;
