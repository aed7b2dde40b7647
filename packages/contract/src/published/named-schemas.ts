import type { TSchema } from 'typebox';
import { UserView } from '../account/account.ts';
import { AccountData } from '../account/account-data.ts';
import { ConsentRecord, ConsentView } from '../account/consents.ts';
import { NomineeView } from '../account/nominee.ts';
import { SessionView } from '../account/sessions.ts';
import { AddressBody, AddressView } from '../address/address.ts';
import { BusinessBody, BusinessView } from '../address/business.ts';
import { ShippingRateView } from '../address/shipping-rate.ts';
import { CartLineView, GstByRateView, SummaryView } from '../cart/cart.ts';
import { CartPromotion, PromotionHint } from '../cart/promotions.ts';
import { BannerView, CategoryView } from '../catalogue/catalogue.ts';
import { ProductCardView, ProductFacets, VariantCardView } from '../catalogue/product-card.ts';
import { GstRateView, ImageView, NetQuantity, ProductView, VariantView } from '../catalogue/product-view.ts';
import { RatingView } from '../catalogue/rating.ts';
import { SearchHit } from '../catalogue/search.ts';
import { CoinsView } from '../coin.ts';
import {
  BlogCardView,
  BlogPostView,
  FaqCategoryView,
  FaqView,
  PageSectionView,
  PageView,
} from '../content.ts';
import { CouponView } from '../coupon.ts';
import { GalleryPostView } from '../gallery.ts';
import { GiftCardView } from '../gift-card.ts';
import { sentField } from '../message/aliases.ts';
import { ErrorReply } from '../message/envelope.ts';
import { Pagination } from '../message/fields.ts';
import { FailedDeliveryView } from '../order/attempt-link.ts';
import { BoughtAgain } from '../order/buy-again.ts';
import { CancellationBody } from '../order/cancel-order.ts';
import { OrderConfirmationView } from '../order/confirm-order.ts';
import {
  OrderItemBody,
  PaymentDetails,
  PlacedOrderReply,
  PlaceOrderBody,
  PriceChange,
  PricedItem,
} from '../order/order.ts';
import {
  CancellationView,
  LinePricingView,
  OrderAddressView,
  OrderLineView,
  OrderView,
  OrderVoucherView,
} from '../order/order-view.ts';
import { ReturnOfferView, ReturnView } from '../order/return-view.ts';
import { SingleOrderBody } from '../order/single-order.ts';
import { TrackedOrderView } from '../order/tracking.ts';
import { SitePageView } from '../page-sections.ts';
import { PaymentView, SavedCardView } from '../payment/payment.ts';
import { QuoteLineView, QuoteView } from '../quote.ts';
import { PayoutBody } from '../return/return-payout.ts';
import { OrderReviewsView, ReviewView } from '../review.ts';
import { StoreView } from '../store.ts';
import { ContactBody } from '../support/contact.ts';
import { EnquiryBody } from '../support/enquiry.ts';
import { TicketView } from '../support/support.ts';
import { TrackedTicketView } from '../support/track-ticket.ts';
import { WishlistItemView } from '../wishlist.ts';
import { OtpWrong, OutOfStock, VariantChoices, Wait } from './error-data.ts';

export const NAMED_SCHEMAS = {
  Error: ErrorReply,
  Pagination,
  User: UserView,
  AccountData,
  Address: AddressView,
  AddressInput: AddressBody,
  Product: ProductView,
  Variant: VariantView,
  ProductImage: ImageView,
  ProductCard: ProductCardView,
  VariantCard: VariantCardView,
  ProductFacets,
  NetQuantity,
  GstRate: GstRateView,
  Category: CategoryView,
  Banner: BannerView,
  SearchHit,
  Rating: RatingView,
  Review: ReviewView,
  OrderReviews: OrderReviewsView,
  CartLine: CartLineView,
  CartSummary: SummaryView,
  CartPromotion,
  PromotionHint,
  GstByRate: GstByRateView,
  ShippingRate: ShippingRateView,
  WishlistItem: WishlistItemView,
  PlaceOrderRequest: PlaceOrderBody,
  SingleOrderRequest: SingleOrderBody,
  OrderItemInput: OrderItemBody,
  PaymentDetails,
  PlacedOrder: PlacedOrderReply,
  Order: OrderView,
  OrderLine: OrderLineView,
  OrderVoucher: OrderVoucherView,
  OrderPricing: sentField(OrderView, 'pricing'),
  LinePricing: LinePricingView,
  OrderAddress: OrderAddressView,
  Cancellation: CancellationView,
  CancellationInput: CancellationBody,
  Return: ReturnView,
  ReturnOffer: ReturnOfferView,
  PayoutInput: PayoutBody,
  BoughtAgain,
  TrackedOrder: TrackedOrderView,
  FailedDelivery: FailedDeliveryView,
  OrderConfirmation: OrderConfirmationView,
  Quote: QuoteView,
  QuoteLine: QuoteLineView,
  Payment: PaymentView,
  SavedCard: SavedCardView,
  GiftCard: GiftCardView,
  Coupon: CouponView,
  Coins: CoinsView,
  Ticket: TicketView,
  TrackedTicket: TrackedTicketView,
  ContactInput: ContactBody,
  EnquiryInput: EnquiryBody,
  Session: SessionView,
  Consent: ConsentView,
  ConsentRecord,
  Nominee: NomineeView,
  Business: BusinessView,
  BusinessBody,
  Store: StoreView,
  Faq: FaqView,
  FaqCategory: FaqCategoryView,
  BlogCard: BlogCardView,
  BlogPost: BlogPostView,
  Page: PageView,
  PageSection: PageSectionView,
  SitePage: SitePageView,
  GalleryPost: GalleryPostView,
  PriceChange,
  PricedItem,
  OutOfStock,
  VariantChoices,
  OtpWrong,
  Wait,
} as const satisfies Record<string, TSchema>;
