import type { FieldText } from './field-text.ts';

/** The descriptions of the fields of payments and saved cards. */
export const PAYMENT_TEXTS: Readonly<Record<string, FieldText>> = {
  'getCashOnDelivery.held': { text: 'the orders on delivery that are not paid yet' },
  'getCashOnDelivery.most': { text: 'the most that may be on delivery at a time' },
  'getCashOnDelivery.ifProven': {
    text: 'the most with a proven mobile number; null when the account has one',
  },
  'getCashOnDelivery.units': {
    text: 'units of goods; null where their number does not matter',
    example: 100,
  },
  failureReason: { text: 'why it failed; null unless it did' },
  expiresAt: { text: 'when it ends' },
  checkout: { text: 'where the shopper pays' },
  'Payment.url': {
    text: "the gateway's page",
    example: '/sandbox-gateway/sbx_order_1',
    format: 'uri-reference',
  },
  script: {
    text: "the gateway's script",
    example: 'https://checkout.razorpay.com/v1/checkout.js',
    format: 'uri',
  },
  keyId: { text: 'our public key at the gateway; null where it has none', example: 'rzp_live_key' },
  gatewayOrderId: { text: "the gateway's order", example: 'order_NXhj67fGH2jk9' },
  amountPaise: { text: 'paise, as the gateway counts', example: 67260 },
  customerId: { text: 'whose saved cards the window offers; null when it has nothing to do with them' },
  savesCard: { text: 'whether the card will be saved', example: false },
  saveCard: { text: 'whether to save the card', example: false },
  savedCardId: { text: 'which saved card to pay with', example: 'c-1' },
  upi: { text: 'what a phone opens and a QR code shows; null where the gateway shows its own' },
  'Payment.link': { text: 'opens an UPI app', example: 'upi://pay?pa=shop@bank&am=672.60', format: 'uri' },
  qrSvg: { text: 'the same as an SVG picture', example: '<svg/>' },
  orderStatus: { text: 'the status of the order', example: 'pending' },
  'getPaymentStatus.status': {
    text: 'created, authorized, captured, failed or refunded',
    example: 'captured',
  },
  'getPaymentStatus.id': {
    text: "the gateway's payment, or ours while there is none yet",
    example: 'pay_NXhk1v9Qe4n2Lm',
  },
  'getPaymentStatus.amount': { text: 'paise, as the gateway counts', example: 67260 },
  created_at: { text: 'seconds since 1970', example: 1795339800 },
  razorpay_order_id: { text: "the gateway's order", example: 'order_NXhj67fGH2jk9' },
  razorpay_payment_id: { text: "the gateway's payment", example: 'pay_NXhk1v9Qe4n2Lm' },
  razorpay_signature: {
    text: "what the gateway's window signed",
    example: '9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d',
  },
  online: { text: 'whether this shop takes online payment', example: true },
  roundsCash: { text: 'whether cash on delivery is rounded to whole rupees', example: false },
  asksForCard: { text: 'whether the checkout asks for name, expiry and CVV of a card', example: true },
  canSaveCard: { text: 'whether a card can be saved now', example: true },
  savedCards: { text: 'the saved cards, newest first' },
  cardId: { text: 'names a saved card', example: 'c-1' },
  network: { text: 'who issued it', example: 'Visa' },
  last4: { text: 'the last four characters', example: '1111' },
  expiry: { text: 'as MM/YY; null while the gateway cannot be asked', example: '12/28' },
  savedAt: { text: 'when it was saved' },
};
