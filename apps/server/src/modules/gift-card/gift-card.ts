export { checkGiftCard } from './check-gift-card.ts';
export { codeHashOf, type GiftCardDeps } from './code-hash.ts';
export { countAllGiftCards, giftCardsAfter } from './desk-repository.ts';
export { giftCardRoutes } from './desk-routes.ts';
export { expireGiftCards } from './expire-gift-cards.ts';
export { giftCardMail } from './gift-card-mail.ts';
export { type IssueDeps, issueGiftCard, issueGiftCardIn, stopGiftCard } from './manage-gift-cards.ts';
export { giftCardEndsMail, notifyGiftCardExpiry } from './notify-gift-card-expiry.ts';
export { readOwnCards } from './read-own-cards.ts';
export { countCardsKnownBy, type GiftCardRow } from './repository.ts';
export {
  type NamedGiftCard,
  type ReservedGiftCard,
  reserveGiftCard,
  reserveGiftCardAgain,
  writeGiftCardUse,
} from './reserve-gift-card.ts';
export { moveGiftCardUse, paidByGiftCard, returnGiftCard } from './return-gift-card.ts';
