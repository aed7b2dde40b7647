import type { Feature } from '../../parts/frame/feature.ts';

const needs = 'messages.answer';

export const messagesFeature: Feature = {
  menu: [
    {
      label: 'Inbox',
      to: '/messages',
      icon: 'mail',
      group: 'Work',
      needs,
      keys: 'g h',
      waits: { count: 'messages', words: 'open' },
      words: 'messages mail tickets enquiries complaints grievance contact form support refund request',
    },
    {
      label: 'Quotes',
      to: '/quotes',
      icon: 'tag',
      group: 'Work',
      needs: 'orders.edit',
      words: 'quote quotation bulk enquiry b2b offer estimate proforma',
    },
  ],
  pages: [
    {
      label: 'Inbox figures',
      to: '/message-figures',
      icon: 'star',
      needs,
      words: 'grievance officer complaints monthly report rating',
    },
    {
      label: 'Saved replies',
      to: '/saved-replies',
      icon: 'pencil',
      needs,
      words: 'templates canned answers macros',
    },
  ],
  routes: [
    { path: '/messages', needs, lazy: () => import('./messages-page.tsx') },
    { path: '/messages/:messageId', needs, lazy: () => import('./message-page.tsx') },
    { path: '/quotes', needs: 'orders.edit', lazy: () => import('./quotes/quotes-page.tsx') },
    { path: '/quotes/:quoteId', needs: 'orders.edit', lazy: () => import('./quotes/quote-page.tsx') },
    { path: '/message-figures', needs, lazy: () => import('./figures-page.tsx') },
    { path: '/saved-replies', needs, lazy: () => import('./saved-replies-page.tsx') },
    { path: '/saved-replies/:replyId', needs, lazy: () => import('./saved-reply-page.tsx') },
  ],
  results: [{ kind: 'ticket', label: 'Messages', icon: 'mail', linkTo: (id) => `/messages/${id}` }],
};
