import type { TSchema } from 'typebox';
import { UserView } from '../account.ts';
import { AccountData } from '../account-data.ts';
import { AddressBody, AddressView } from '../address.ts';
import { BoughtAgain } from '../buy-again.ts';
import { CancellationBody } from '../cancel-order.ts';
import { CartLineView, GstByRateView, SummaryView } from '../cart.ts';
import { BannerView, CategoryView } from '../catalogue.ts';
import { CoinsView } from '../coins.ts';
import { ConsentRecord, ConsentView } from '../consents.ts';
import { ContactBody } from '../contact.ts';
import {
  BlogCardView,
  BlogPostView,
  FaqCategoryView,
  FaqView,
  PageSectionView,
  PageView,
} from '../content.ts';
import { CouponView } from '../coupon.ts';
import { EnquiryBody } from '../enquiry.ts';
import { ErrorReply } from '../envelope.ts';
import { OtpWrong, OutOfStock, VariantChoices, Wait } from '../error-data.ts';
import { Pagination } from '../fields.ts';
import { GalleryPostView } from '../gallery.ts';
import { GiftCardView } from '../gift-card.ts';
import {
  OrderItemBody,
  PaymentDetails,
  PlacedOrderReply,
  PlaceOrderBody,
  PriceChange,
  PricedItem,
} from '../order.ts';
import {
  CancellationView,
  LinePricingView,
  OrderAddressView,
  OrderLineView,
  OrderView,
  PricingView,
} from '../order-view.ts';
import { PaymentView, SavedCardView } from '../payment.ts';
import { GstRateView, ImageView, NetQuantity, ProductView, VariantView } from '../product-view.ts';
import { ReturnOfferView, ReturnView } from '../return-view.ts';
import { SearchHit } from '../search.ts';
import { SessionView } from '../sessions.ts';
import { ShippingRateView } from '../shipping-rate.ts';
import { SingleOrderBody } from '../single-order.ts';
import { StoreView } from '../store.ts';
import { TicketView } from '../support.ts';
import { WishlistItemView } from '../wishlist.ts';

/** The schemas that several messages speak of, under the names that generated clients give their types. */
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
  NetQuantity,
  GstRate: GstRateView,
  Category: CategoryView,
  Banner: BannerView,
  SearchHit,
  CartLine: CartLineView,
  CartSummary: SummaryView,
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
  OrderPricing: PricingView,
  LinePricing: LinePricingView,
  OrderAddress: OrderAddressView,
  Cancellation: CancellationView,
  CancellationInput: CancellationBody,
  Return: ReturnView,
  ReturnOffer: ReturnOfferView,
  BoughtAgain,
  Payment: PaymentView,
  SavedCard: SavedCardView,
  GiftCard: GiftCardView,
  Coupon: CouponView,
  Coins: CoinsView,
  Ticket: TicketView,
  ContactInput: ContactBody,
  EnquiryInput: EnquiryBody,
  Session: SessionView,
  Consent: ConsentView,
  ConsentRecord,
  Store: StoreView,
  Faq: FaqView,
  FaqCategory: FaqCategoryView,
  BlogCard: BlogCardView,
  BlogPost: BlogPostView,
  Page: PageView,
  PageSection: PageSectionView,
  GalleryPost: GalleryPostView,
  PriceChange,
  PricedItem,
  OutOfStock,
  VariantChoices,
  OtpWrong,
  Wait,
} as const satisfies Record<string, TSchema>;
