import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { FirstLoad } from './first-paint/first-load.tsx';
import { Layout } from './shell/layout.tsx';
import { RouteError } from './shell/route-error.tsx';

const policies = () => import('./pages/content/policies.tsx');
const sitePages = () => import('./pages/content/site-pages.tsx');
const newsletter = () => import('./pages/content/newsletter.tsx');

/** STOREFRONT-1. Matching ignores case. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: (
      <main>
        <RouteError />
      </main>
    ),
    children: [
      {
        errorElement: <RouteError />,
        hydrateFallbackElement: <FirstLoad />,
        children: [
          { path: '/', lazy: () => import('./pages/home.tsx') },
          { path: '/login', lazy: () => import('./pages/home.tsx') },
          { path: '/signed-in', lazy: () => import('./pages/account/signed-in.tsx') },
          { path: '/reset-password', lazy: () => import('./pages/account/reset-password.tsx') },
          { path: '/verify-email', lazy: () => import('./pages/account/verify-email.tsx') },
          { path: '/account', lazy: () => import('./pages/account.tsx') },
          { path: '/products', lazy: () => import('./pages/catalogue/products.tsx') },
          { path: '/ExploreProducts', lazy: () => import('./pages/catalogue/explore-products.tsx') },
          { path: '/Sidebar', lazy: () => import('./pages/catalogue/sidebar.tsx') },
          { path: '/Product-page/:id', lazy: () => import('./pages/catalogue/product.tsx') },
          { path: '/wishlist', lazy: () => import('./pages/account/wishlist.tsx') },
          { path: '/cart', lazy: () => import('./pages/checkout/cart.tsx') },
          { path: '/Empty', lazy: () => import('./pages/checkout/empty-cart.tsx') },
          { path: '/address', lazy: () => import('./pages/checkout/address.tsx') },
          { path: '/payment', lazy: () => import('./pages/checkout/payment.tsx') },
          { path: '/quote/:token', lazy: () => import('./pages/checkout/quote.tsx') },
          { path: '/track/:token', lazy: () => import('./pages/account/track.tsx') },
          { path: '/confirm/:token', lazy: () => import('./pages/account/confirm-order.tsx') },
          { path: '/delivery/:token', lazy: () => import('./pages/account/failed-delivery.tsx') },
          { path: '/review/:token', lazy: () => import('./pages/account/reviews.tsx') },
          { path: '/pay', lazy: () => import('./pages/checkout/pay.tsx') },
          { path: '/payment-pending', lazy: () => import('./pages/checkout/payment-pending.tsx') },
          { path: '/payment-success', lazy: () => import('./pages/checkout/payment-success.tsx') },
          { path: '/payment-failed', lazy: () => import('./pages/checkout/payment-failed.tsx') },
          { path: '/order-complete', lazy: () => import('./pages/checkout/order-complete.tsx') },
          { path: '/OrderComplete', lazy: () => import('./pages/checkout/buy-now.tsx') },
          { path: '/order-details', lazy: () => import('./pages/account/orders.tsx') },
          { path: '/invoice', lazy: () => import('./pages/account/invoice.tsx') },
          { path: '/contact-us', lazy: () => import('./pages/content/contact.tsx') },
          { path: '/track-ticket', lazy: () => import('./pages/content/track-ticket.tsx') },
          { path: '/store', lazy: () => import('./pages/content/stores.tsx') },
          { path: '/support', lazy: () => import('./pages/account/support.tsx') },
          { path: '/Faq', lazy: () => import('./pages/content/faq.tsx') },
          { path: '/blogs', lazy: () => import('./pages/content/blogs.tsx') },
          { path: '/blog-details', lazy: () => import('./pages/content/blog-details.tsx') },
          { path: '/about-us', lazy: page(sitePages, 'AboutUs') },
          { path: '/process', lazy: page(sitePages, 'Process') },
          { path: '/p/:slug', lazy: page(sitePages, 'Landing') },
          { path: '/data-notice', lazy: () => import('./pages/content/data-notice.tsx') },
          { path: '/how-reviews-work', lazy: () => import('./pages/content/how-reviews-work.tsx') },
          { path: '/fair-design', lazy: () => import('./pages/content/fair-design.tsx') },
          { path: '/privacy-policy', lazy: page(policies, 'PrivacyPolicy') },
          { path: '/privacy', lazy: page(policies, 'PrivacyPolicy') },
          { path: '/refund-policy', lazy: page(policies, 'RefundPolicy') },
          { path: '/shipping-policy', lazy: page(policies, 'ShippingPolicy') },
          { path: '/Terms-of-service', lazy: page(policies, 'TermsOfService') },
          { path: '/policy-versions/:slug', lazy: () => import('./pages/content/policy-versions.tsx') },
          { path: '/newsletter/confirm', lazy: page(newsletter, 'NewsletterConfirm') },
          { path: '/newsletter/unsubscribe', lazy: page(newsletter, 'NewsletterUnsubscribe') },
          { path: '/back-in-stock', lazy: () => import('./pages/catalogue/back-in-stock.tsx') },
          { path: '*', lazy: () => import('./pages/not-found.tsx') },
        ],
      },
    ],
  },
];

function page<Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) {
  return async () => ({ Component: (await load())[name] });
}
