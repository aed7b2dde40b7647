/** Every kind of mail that the shop writes. Each has a preview: src/sandbox/mail-preview/sample-mails.ts. */
export const MAIL_KINDS = [
  'welcome',
  'verify-email',
  'email-changed',
  'mobile-changed',
  'otp',
  'reset-password',
  'password-changed',
  'account-deleted',
  'policy-changed',
  'order-placed',
  'order-paid',
  'order-processing',
  'order-shipped',
  'order-in-transit',
  'order-delivered',
  'order-cancelled',
  'order-changed',
  'payment-requested',
  'refund-sent',
  'return-requested',
  'return-approved',
  'return-refused',
  'return-picked-up',
  'return-received',
  'return-refunded',
  'return-exchanged',
  'gift-card',
  'gift-card-ends',
  'coins-expire',
  'ticket-opened',
  'enquiry-received',
  'message-received',
  'messages-wait',
  'newsletter-confirm',
  'newsletter-welcome',
  'restock-confirm',
  'back-in-stock',
  'batch-recall',
  'batches-ended',
  'staff-invitation',
  'backup-failed',
  'attack-seen',
] as const;

/** A kind of mail. */
export type MailKind = (typeof MAIL_KINDS)[number];

/** Whether a text names a kind of mail. */
export function isMailKind(text: string): text is MailKind {
  return MAIL_KINDS.some((kind) => kind === text);
}
