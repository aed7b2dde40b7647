export const CALL_TEXTS: Readonly<Record<string, string>> = {
  signup: 'Makes an account and logs it in. A mail with a link that proves the address follows.',
  login:
    'Logs in with a password. After 10 wrong tries from one network the account waits for a while there.',
  logout: 'Ends the session of the token; the token is refused from then on.',
  userDetails: 'Tells whose token it is, to restore a session.',
  getAccountData: 'Everything that the shop holds of the shopper, as one object to keep.',
  addAddress: 'Keeps an address. The first one becomes the default; there may be 20.',
  getAddresses: 'Every saved address, the default one first.',
  updateAddress: 'Changes the fields that are sent and leaves the others.',
  makeDefaultAddress:
    'Makes an address the one that the checkout preselects; the former default stays an address.',
  deleteAddress: 'Deletes an address. When it was the default, the newest of the others becomes it.',
  buyAgain:
    'Puts what there still is of an order into the cart, at the prices of today, and says what is missing.',
  getCashOnDelivery:
    'What the shopper may have on delivery at a time, over all orders that are not paid yet, and what a proven mobile number would allow.',
  cancelOrder:
    'Cancels an order until it is shipped and gives back what it held. Needs no reason; a repeat answers the same.',
  cancelOrderWithReason: 'Cancels an order until it is shipped, with a reason and its category.',
  requestCancelOrder:
    'Cancels an order until it is shipped; what earlier clients ask staff for is granted at once.',
  getCart: 'The cart with the figures of now. Lines that are no longer sold are shown and not counted.',
  addToCart:
    'Adds units of a variant, to those that are there already. A line has at most 50 units and no more than the stock.',
  updateCartQuantity: 'Sets how many units a line has.',
  removeFromCart: 'Takes a line out, or only as many units of it as are named.',
  clearCart: 'Takes every line out.',
  homeBanners: 'The banners in their order. An empty list is a success.',
  getCategories: 'Top-level categories with their subcategories, or the children of one.',
  getAllProducts: 'Every product that is shown, newest first, with its variants and their stock.',
  getProductCards:
    'What a list shows of products. Without a query a shop of some hundred products sends all of them, newest first; otherwise a page, by name, of what is asked for, and what it can be filtered by. For all that there is to a product call getProduct.',
  getExclusiveProducts: 'The products of the exclusive collection, newest first.',
  getProduct: 'One product with its variants.',
  getProductsByCategory: 'The products of a category and of its subcategories. An unknown category has none.',
  getCoins: 'What the shopper has in coins, and everything that happened to them, newest first.',
  getConsents: 'Every purpose with where it stands.',
  changeConsent: 'Gives a consent or takes it back. The terms end with the account only.',
  sendContactForm:
    'Keeps a message under a ticket number and acknowledges it by mail where there is an address.',
  faqCategoriesWithFaqs: 'Every question with its answer, by category.',
  faqsOfCategory: 'The questions of one category; it may have none.',
  getBlogPosts: 'The articles by page. With `view=cards` their texts are left out.',
  getBlogPost: 'One article with its text as HTML.',
  getBusiness: 'The business that orders may be billed to; null when none is saved.',
  changeBusiness: 'Saves a business in place of the one before. Its state is that of its GSTIN.',
  removeBusiness: 'Forgets the business. Bills that name it stay as they are.',
  getNominee: 'Who may use the rights of the shopper for them; null when nobody is named.',
  changeNominee: 'Names somebody, or somebody else.',
  removeNominee: 'Names nobody any more.',
  listPageVersions:
    'Everything that a policy has said to shoppers, newest first. The first is what it says now.',
  getPageVersion: 'What a policy said in one of its versions.',
  getPage: 'A policy or another page, whole and cut at its headings.',
  getCoupons:
    'The coupons that are listed, those first that can be used for the cart, or for the one item that is named.',
  verifyCoupon: 'Checks a code that was typed; those that are not listed are good too.',
  getBestPrice: 'What a choice of coupon and coins makes of the cart, and the choice with the lowest total.',
  createOrder:
    'Opens the order of the cart before it is placed, and its payment at the gateway. The order holds its stock for 15 minutes and goes to the default address until `placeOrder` names another; where none is saved, `placeOrder` brings the first one, without which a paid order is not placed. The cart stays as it is until the money is there. The same cart and amount get the same order again. Whole rupees may be off by less than one.',
  getPaymentStatus: 'How a payment stands, in the words and paise of the gateway.',
  signUpWithGoogle:
    'Takes the ID token that Google gave to the page: 201 with a new account, 200 with one that is there already.',
  checkResetLink: 'Tells whether the link of a mail can still set a password, without using it up.',
  requestRestock:
    'Asks for one mail when a sold-out variant is back. It counts at once for the proven address of the session; any other address confirms it by a link first.',
  confirmRestock: 'Follows the link of that mail.',
  dropRestock: 'Takes a request back by the token of its mail.',
  getRestockRequests: 'The variants that the proven address of the session waits for.',
  deleteRestockRequest: "Takes back a request of the session's own address.",
  verifyEmail: 'Proves an email address with the token of a link; needs no login.',
  resendVerification: 'Sends the link that proves the address of the account once more.',
  updateEmail:
    'Sends a link to a new address, which takes its place when the link is opened. Answers the same when it is taken.',
  sendEnquiry: 'Keeps an enquiry under a ticket number and acknowledges it by mail.',
  galleryPosts: "The newest posts of the brand's photo network; empty when none is set up.",
  checkGiftCard: 'What is left on a gift card. Wrong codes all get the same answer.',
  requestMobileNumber: 'Sends an OTP to the number. Whether it is taken shows when it is confirmed.',
  confirmMobileNumber: 'Puts the number on the account; from then on it can be used to log in.',
  subscribeToNewsletter: 'Sends a mail with a link to confirm. The same answer for every address.',
  confirmNewsletter: 'Follows the link of the mail. A second time answers the same.',
  unsubscribeFromNewsletter:
    'Ends a subscription; the token may stand in the body or, as mail programs send it, in the query.',
  placeOrder:
    'Orders what is in the cart on the server. Items, prices and total of the request say what the shopper agreed to; where they differ from ours the answer is PRICE_CHANGED. Paid on delivery the order is placed, paid online it is pending until its payment is started with `startPayment`. What was opened with `createOrder` is that same order.',
  placeSingleOrder: 'Orders one item and leaves the cart alone; otherwise as `placeOrder`.',
  getOrders: 'The orders of the shopper by page, newest first, all or those of one status.',
  getOrder: 'One order, by its id or number.',
  sendOtp:
    'Sends a code of four digits that is good for 5 minutes. Answers the same whether or not there is an account.',
  checkMobileSendOtp: 'Sends an OTP to a mobile number.',
  verifyOtp: 'Logs in with an OTP; who has no account yet gets one.',
  forgotPassword: 'Sends a link to set a new password, if there is an account. Always answers the same.',
  resetPassword: 'Sets a new password with the token of a link and ends every session of the account.',
  changePassword:
    'Changes the password with the one of now, or with an OTP where there is none yet. Ends all other sessions.',
  startPayment: 'Starts the payment of an order that waits for it, or starts it again after it failed.',
  openPayLink:
    'What a link from a mail or from staff asks to be paid: an order, or what a change of it costs more. Whoever has the link sees the figure and the goods, and nothing of the shopper.',
  startLinkPayment: 'Starts the payment that a link asks for; no login is needed.',
  getPayLink: 'What `openPayLink` replies, for pages that were loaded when the address still held the link.',
  payByLink: 'What `startLinkPayment` does, for pages that were loaded when the address still held the link.',
  getOrderPayment: 'How the newest attempt to pay for an order stands; null when there was none.',
  verifyPayment:
    'Takes in what the gateway signed. The gateway itself is then asked whether and how much was taken.',
  getPaymentOptions: 'Which ways of paying there are, with the saved cards.',
  deleteSavedCard: 'Removes a saved card, here and at the gateway.',
  getPinCode: 'Where a PIN code lies. An empty city means that it could be several.',
  updateProfile: 'Changes the name. Email address, mobile number and password have calls of their own.',
  sendConfirmationOtp: 'Sends an OTP that `changePassword` and `deleteAccount` take in place of a password.',
  deleteAccount:
    'Deletes the account for good. Orders stay without a name, invoices as they were issued, as long as tax law asks.',
  requestRefund: 'Opens a support ticket about an order, with photos. The text fields come before the files.',
  getTicketPhoto: 'A photo that came with a ticket of the shopper, without what its camera wrote.',
  requestReturn:
    'Asks to return lines of a delivered order: within 7 days of delivery, and within 30 what came wrong. Photos are added with `addReturnPhotos`.',
  addReturnPhotos: 'Adds up to 3 photos to a return, until its goods are picked up.',
  putReturnPayout: 'Says to which UPI ID or bank account the money of a return goes that was paid in cash.',
  getReturnPhoto: 'A photo of a return of the shopper, without what its camera wrote.',
  searchProducts:
    'Products for what was typed, best first; typing mistakes and words of other languages are understood.',
  getSessions: 'The logins of the account that still count, this one first.',
  revokeSession: 'Ends one login of the account.',
  revokeOtherSessions: 'Ends every login of the account but this one.',
  getShippingRates:
    'The delivery rule as bands: by the amount of the goods after all discounts, as prices are told, and nothing else.',
  signInOptions: 'Which ways of logging in are set up beside passwords and OTPs by email.',
  exchangeSignInCode:
    'Exchanges the one-time code of a login with a provider for a session, within 60 seconds.',
  getStores: 'The stores that a code, town or PIN code finds; the nearest ones when it finds none.',
  trackTicket:
    'Tells somebody without an account how far their message is, by its number and the address that they gave, or by the link of the mail.',
  eraseMessages:
    'Erases all that was written without an account from the address to which this link was mailed.',
  openTicket: 'Opens a support ticket, for an order, for one line of it, or for anything else.',
  getTickets: 'The support tickets of the shopper by page, those with news first.',
  addTicketMessage: 'Adds a message to a ticket of the shopper; a closed one opens again.',
  getInvoice: 'The tax invoice, once the order has left the shop.',
  openInvoiceLink: 'The tax invoice for the reader of the mail that brought the link; it needs no login.',
  getCreditNote: 'The credit note of a return whose money went back.',
  getWishlist: 'The wishlist, newest first, with the products as they are now.',
  addToWishlist: 'Adds a product, or one variant of it.',
  removeFromWishlist:
    'Removes a product, or all entries of it when no variant is named. The body comes with DELETE.',
};

const address = {
  fullName: 'Meera Nair',
  phone: '9847012345',
  addressLine1: '7 Beach Road',
  addressLine2: 'Near the lighthouse',
  city: 'Mangaluru',
  state: 'Karnataka',
  zipCode: '575001',
  addressType: 'Home',
};
const item = { productId: 'filter-coffee-pack', variantId: 'filter-coffee-pack_V01' };
const agreement = {
  deliveryAddress: { ...address, email: 'meera@example.in' },
  paymentMethod: 'cod',
};

/** Where minimal examples would be empty. */
export const REQUEST_EXAMPLES: Readonly<Record<string, unknown>> = {
  addAddress: address,
  updateAddress: { city: 'Mangaluru', zipCode: '575001' },
  putReturnPayout: { kind: 'upi', upiId: 'anu.das@okaxis' },
  addToCart: { ...item, quantity: 2 },
  updateCartQuantity: { ...item, newQuantity: 3 },
  removeFromCart: item,
  addToWishlist: item,
  removeFromWishlist: item,
  placeOrder: { items: [{ ...item, quantity: 2, price: 285 }], ...agreement, total: 672.6 },
  placeSingleOrder: { ...item, quantity: 1, price: 285, ...agreement, total: 376.3 },
  createOrder: { amount: 672.6, currency: 'INR' },
  cancelOrder: { reason: 'changed-mind' },
  cancelOrderWithReason: { reason: 'changed-mind', categoryName: 'customer_preference' },
  requestCancelOrder: { reason: 'changed-mind', categoryName: 'customer_preference' },
  verifyOtp: { identifier: '9847012345', otp: '1147' },
  changeBusiness: {
    gstin: '29AAKCA1234M1ZH',
    legalName: 'Malabar Traders LLP',
    addressLine1: '7 Beach Road',
    city: 'Mangaluru',
    pinCode: '575001',
  },
  changePassword: { currentPassword: 'correct horse', newPassword: 'battery staple' },
  deleteAccount: { password: 'correct horse' },
  sendContactForm: {
    firstName: 'Asha',
    phone: '9876543210',
    email: 'asha@example.in',
    message: 'Do you deliver to Idukki?',
  },
  unsubscribeFromNewsletter: { token: 'token-of-the-mail' },
  trackTicket: { ticketNumber: 'ILN-T-7K3QFB', email: 'asha@example.in' },
  openTicket: { orderId: 'OD10001', message: 'When does my order come?' },
};
