export const CALL_TEXTS: Readonly<Record<string, string>> = {
  signup: 'Creates an account, logs it in and mails a verification link.',
  login:
    'Logs in with a password. After 10 failed attempts from one network, the account is locked for that network for a while.',
  logout: 'Ends the session; its token is refused from then on.',
  userDetails: 'Returns the account of the token, to restore a session.',
  getAccountData: 'All data of the account, as one object to save.',
  addAddress: 'Saves an address, up to 20. The first one becomes the default.',
  getAddresses: 'All saved addresses, the default first.',
  updateAddress: 'Updates the given fields; the others keep their values.',
  makeDefaultAddress: 'Makes an address the preselected one at checkout; the former default stays saved.',
  deleteAddress:
    'Deletes an address. If it was the default, the newest remaining address becomes the default.',
  buyAgain: 'Adds the available items of an order to the cart at current prices, and lists the missing ones.',
  getCashOnDelivery: 'Unpaid orders on delivery, their limit, and the limit with a verified mobile number.',
  cancelOrder:
    'Cancels an order that is not shipped yet and releases its reservations. The reason is optional. Repeats return the same reply.',
  cancelOrderWithReason: 'Cancels an order that is not shipped yet. Reason and category are required.',
  requestCancelOrder: 'Cancels an order that is not shipped yet; the request is approved immediately.',
  getCart: 'The cart at current prices. Unavailable lines are included, but not counted.',
  addToCart:
    'Adds units of a variant to its line. A line holds at most 50 units, and no more than the stock.',
  updateCartQuantity: 'Sets the quantity of a line.',
  removeFromCart: 'Removes a line, or the given number of its units.',
  clearCart: 'Removes all lines.',
  homeBanners: 'The banners in display order. The list may be empty.',
  getCategories: 'Top-level categories with their subcategories, or the subcategories of one category.',
  getAllProducts: 'All visible products with variants and stock, newest first.',
  getProductCards:
    'Products in short form, for lists. Without query parameters, a shop of a few hundred products returns all of them, newest first; otherwise one page of the matches, by name, with the available filters. For all fields of a product use `getProduct`.',
  getExclusiveProducts: 'The products of the exclusive collection, newest first.',
  getProduct: 'A product with its variants.',
  getProductsByCategory: 'The products of a category and its subcategories; empty for an unknown category.',
  getCoins: 'The coin balance and its ledger, newest entry first.',
  getConsents: 'All purposes with their current state.',
  changeConsent: 'Grants or withdraws a consent. Agreement to the terms ends only with the account.',
  sendContactForm:
    'Stores the message under a ticket number, and acknowledges it by mail if an email address is given.',
  faqCategoriesWithFaqs: 'All questions with answers, grouped by category.',
  faqsOfCategory: 'The questions of a category; may be empty.',
  getBlogPosts: 'Articles by page, newest first. With `view=cards` without their content.',
  getBlogPost: 'An article with its content as HTML.',
  getBusiness: 'The billing business; null if none is saved.',
  changeBusiness: 'Replaces the saved business. Its state follows from the GSTIN.',
  removeBusiness: 'Deletes the saved business. Issued invoices keep it.',
  getNominee: 'The person who may exercise the rights of the shopper on their behalf; null if none is set.',
  changeNominee: 'Sets or replaces the nominee.',
  removeNominee: 'Deletes the nominee.',
  listPageVersions: 'All published versions of a policy, newest first; the first is in force.',
  getPageVersion: 'The text of one version of a policy.',
  getPage: 'A policy, in full and by section.',
  getSitePage: 'A page that the shop arranges of sections, such as `home`, `about-us` or one of its own.',
  getCoupons: 'Listed coupons, usable ones first. With a token judged for the cart, or for the given item.',
  verifyCoupon: 'Checks a code, listed or hidden. With a token judged for the cart, or for the given item.',
  getBestPrice:
    'The figures of the cart with the given coupon and coins, and the combination with the lowest total.',
  createOrder:
    'Creates the order of the cart and its payment at the gateway, before `placeOrder`. The order reserves its stock for 15 minutes and takes the default address unless `placeOrder` sends another; without a saved address `placeOrder` must send one, or the paid order is not placed. The cart is kept until payment. The same cart and amount return the same order. An amount in whole rupees may differ from the total by less than ₹1.',
  getPaymentStatus: 'Payment status in terms of the gateway, amounts in paise.',
  signUpWithGoogle: 'Takes the Google ID token of the page. 201 for a new account, 200 for an existing one.',
  checkResetLink: 'Checks that the token can still set a password, without using it up.',
  requestRestock:
    'Requests one mail when a sold-out variant is back in stock. Effective immediately for the verified address of the session; other addresses confirm by a mailed link.',
  confirmRestock: 'Confirms a restock request with the mailed token.',
  dropRestock: 'Withdraws a restock request with the mailed token.',
  getRestockRequests: 'Pending restock requests of the verified address of the session.',
  deleteRestockRequest: 'Withdraws a restock request of the verified address of the session.',
  verifyEmail: 'Verifies an email address with the mailed token; needs no login.',
  resendVerification: 'Mails the verification link to the address of the account again.',
  updateEmail:
    'Mails a link to the new address, which replaces the old one once opened. Same reply if the address is taken.',
  sendEnquiry: 'Stores the enquiry under a ticket number and acknowledges it by mail.',
  galleryPosts: 'The newest posts of the photo network of the brand; empty if none is configured.',
  checkGiftCard: 'The balance and expiry of a gift card. All wrong codes get the same reply.',
  requestMobileNumber: 'Sends an OTP to the new number. A taken number is reported on confirmation only.',
  confirmMobileNumber: 'Adds the number to the account; it can be used to log in from then on.',
  subscribeToNewsletter: 'Mails a confirmation link. Same reply for every address.',
  confirmNewsletter: 'Confirms a subscription with the mailed token. Repeats return the same reply.',
  countVisits:
    'Adds to the counts of the day. Keeps no address, cookie or id, so that no visit can be traced.',
  unsubscribeFromNewsletter:
    'Ends a subscription. Send the token in the body or, as mail clients do, in the query.',
  placeOrder:
    'Orders the cart as stored on the server. Items, prices and total of the request state the agreed figures; if they differ from the current ones, the reply is PRICE_CHANGED. Orders on delivery are placed at once; orders paid online are pending until `startPayment`. An order from `createOrder` is continued, not duplicated.',
  placeSingleOrder: 'Orders one item without changing the cart; otherwise like `placeOrder`.',
  getOrders: 'Orders by page, newest first, optionally of one status.',
  getOrder: 'An order by ID or order number.',
  sendOtp: 'Sends a four-digit code, valid for 5 minutes. Same reply with and without an account.',
  checkMobileSendOtp: 'Sends a four-digit code to a mobile number.',
  verifyOtp: 'Logs in with an OTP, and creates the account if there is none.',
  forgotPassword: 'Mails a password reset link if the account exists. Same reply for every address.',
  resetPassword: 'Sets a new password with the mailed token and ends all sessions of the account.',
  changePassword:
    'Changes the password with the current one, or sets the first one with an OTP. Ends all other sessions.',
  startPayment: 'Starts the payment of a pending order, or retries a failed one.',
  openPayLink:
    'The amount due of a mailed payment link: an order, or the extra amount of a changed order. Holders of the link see the amount and the goods, but no data of the shopper.',
  startLinkPayment: 'Starts the payment of a payment link; needs no login.',
  openTracking:
    'The parcels of an order by the link of its messages; needs no login. Holders of the link see first name, city and PIN code of the recipient, goods and events, but no prices.',
  openAttempt:
    'A failed delivery by the mailed link; needs no login. Shows the days that can be chosen and the choice made.',
  answerAttempt:
    'Chooses what the courier does: another day, another address in the same PIN code, another phone, or send back. It can be changed until the courier was told.',
  getReviews:
    'Published reviews of a product, newest first, of all or of one number of stars. Only buyers of delivered goods write them.',
  getReviewPhoto: 'A photo of a published review, without camera metadata.',
  getReviewFigures: 'Numbers of published reviews, and of refusals by the reasons of IS 19000.',
  openReviews:
    'The lines of a delivered order with their reviews, by the mailed link or `reviewLink`; needs no login.',
  openReviewPhoto: 'A photo of a review of the order, in any state, without camera metadata.',
  writeReview:
    'Writes the review of a line within 180 days of delivery, or edits it within 30 days. It is shown once the shop has published it. Text fields must precede the files.',
  withdrawReview: 'Withdraws the review of a line for good.',
  openConfirmation:
    'An order on delivery that is packed once it is confirmed, by the mailed link; needs no login. Holders of the link see first name, city and PIN code of the recipient, goods and the cash due.',
  confirmOrder: 'Confirms such an order. Repeating it changes nothing; a cancelled one is refused.',
  declineOrder: 'Cancels such an order while it is to be confirmed; a confirmed one is refused.',
  openQuote:
    'A quote by its mailed link; needs no login. A draft, and a token that is not of the shop, are not found.',
  openQuoteFile: 'The quote as a PDF, by the mailed link. It is a quotation, not a tax invoice.',
  acceptQuote:
    'Makes the order of a quote, with its prices and freight, for the address given. Paid by the link of the reply, or on delivery. A quote makes one order; if that is not paid in time, it can be accepted again while it is valid.',
  declineQuote: 'Declines a quote, with a reason that the shop reads among its messages.',
  getPayLink: 'Like `openPayLink`, for pages loaded before the token moved out of the URL.',
  payByLink: 'Like `startLinkPayment`, for pages loaded before the token moved out of the URL.',
  getOrderPayment: 'The newest payment attempt of an order; null if none.',
  verifyPayment:
    'Takes the signed result of the gateway, then confirms the payment and its amount with the gateway.',
  getPaymentOptions: 'Available payment methods and the saved cards.',
  deleteSavedCard: 'Deletes a saved card in the shop and at the gateway.',
  getArrival: 'The day of arrival at a PIN code of an order placed now, and whether cash is taken there.',
  getDeliveryMethods:
    'Delivery methods to a PIN code for the cart, or for the item named, each with its charge and day of arrival. `placeOrder` takes the ID of one.',
  getPinCode: 'City, district and state of a PIN code. An empty city means that several are possible.',
  updateProfile: 'Updates the name. Email address, mobile number and password have calls of their own.',
  sendConfirmationOtp:
    'Sends an OTP that `changePassword` and `deleteAccount` accept instead of the password.',
  deleteAccount:
    'Deletes the account permanently. Orders are anonymised; invoices are kept unchanged as long as tax law requires.',
  requestRefund: 'Opens a support ticket about an order, with photos. Text fields must precede the files.',
  getTicketPhoto: 'A photo of a support ticket, without camera metadata.',
  requestReturn:
    'Requests the return of lines of a delivered order: within 7 days of delivery, or 30 days for faulty, wrong or missing goods. Add photos with `addReturnPhotos`.',
  addReturnPhotos: 'Adds photos to a return, up to 3 in total, until its goods are picked up.',
  putReturnPayout: 'Sets the UPI ID or bank account for the refund of an order paid in cash.',
  getReturnPhoto: 'A photo of a return, without camera metadata.',
  searchProducts: 'Best match first. Tolerates typing errors and understands words of other languages.',
  getSessions: 'Active sessions of the account, the current one first.',
  revokeSession: 'Ends one session of the account.',
  revokeOtherSessions: 'Ends all sessions of the account except the current one.',
  getShippingRates:
    'Delivery charges as bands of the goods amount after all discounts. Nothing else affects the charge.',
  signInOptions: 'Configured login methods besides passwords and OTPs by email.',
  exchangeSignInCode: 'Exchanges the one-time code of a provider login for a session, within 60 seconds.',
  getStores: 'The stores matching a code, town or PIN code; the nearest ones if none matches.',
  trackTicket:
    'Status of a message sent without an account, by ticket number and email address, or by the mailed link.',
  rateTicket:
    'Rates the answer to a closed message from 1 to 5, by the mailed link. Null: not solved, which opens it again.',
  eraseMessages: 'Erases all messages sent without an account from the address that received the link.',
  openTicket: 'Opens a support ticket about an order, one of its lines, or any other subject.',
  getTickets: 'Support tickets by page, most recently updated first.',
  addTicketMessage: 'Adds a message to a support ticket and reopens it if closed.',
  getInvoice: 'The tax invoice as a PDF, once the order is shipped.',
  openInvoiceLink: 'The tax invoice as a PDF, by the mailed link; needs no login.',
  getCreditNote: 'The credit note of a refunded return as a PDF.',
  getVoucher: 'The receipt or refund voucher of a payment before the invoice as a PDF.',
  getWishlist: 'The wishlist with current product data, newest first.',
  addToWishlist: 'Adds a product, or one of its variants.',
  removeFromWishlist:
    'Removes one variant, or all entries of the product if none is given. The DELETE request has a body.',
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
  countVisits: { names: ['step/cart', 'lcp/home/good'] },
  trackTicket: { ticketNumber: 'T-7K3QFB', email: 'asha@example.in' },
  acceptQuote: { link: 'token-of-the-link', address, payment: 'link' },
  openTicket: { orderId: 'OD10001', message: 'When does my order come?' },
};
