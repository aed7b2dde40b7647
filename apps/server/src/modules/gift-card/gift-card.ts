export { checkGiftCard } from './check-gift-card.ts';
export { codeHashOf, type GiftCardDeps } from './code-hash.ts';
export { expireGiftCards } from './expire-gift-cards.ts';
export { giftCardMail } from './gift-card-mail.ts';
export { type IssueDeps, issueGiftCard, issueGiftCardIn, stopGiftCard } from './manage-gift-cards.ts';
export { readOwnCards } from './read-own-cards.ts';
export { countCardsKnownBy, type GiftCardRow } from './repository.ts';
export { moveGiftCardUse, paidByGiftCard, returnGiftCard } from './return-gift-card.ts';
export {
  type NamedGiftCard,
  retakeGiftCard,
  type TakenGiftCard,
  takeGiftCard,
  writeGiftCardUse,
} from './take-gift-card.ts';
export { giftCardEndsMail, tellOfCardExpiry } from './tell-of-expiry.ts';
