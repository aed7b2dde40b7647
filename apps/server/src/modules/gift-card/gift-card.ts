// Gift cards: issued and stopped by staff, spent and given back by orders.

export { codeHashOf, type GiftCardDeps } from './code-hash.ts';
export { giftCardMail } from './gift-card-mail.ts';
export { issueGiftCard, stopGiftCard } from './manage-gift-cards.ts';
export { findGiftCard, type GiftCardRow, toGiftCard } from './repository.ts';
export { paidByGiftCard, returnGiftCard } from './return-gift-card.ts';
export {
  type NamedGiftCard,
  PROOF_NEEDED,
  retakeGiftCard,
  type TakenGiftCard,
  takeGiftCard,
  writeGiftCardUse,
} from './take-gift-card.ts';
