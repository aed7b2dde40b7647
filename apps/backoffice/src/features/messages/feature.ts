import type { Feature } from '../../parts/frame/feature.ts';

const needs = 'messages.answer';

export const messagesFeature: Feature = {
  menu: [
    {
      label: 'Messages',
      to: '/messages',
      icon: 'mail',
      group: 'Work',
      needs,
      keys: 'g h',
      waits: { count: 'messages', words: 'open' },
      words: 'tickets enquiries complaints grievance contact form support refund request',
    },
  ],
  routes: [
    { path: '/messages', needs, lazy: () => import('./messages-page.tsx') },
    { path: '/messages/:messageId', needs, lazy: () => import('./message-page.tsx') },
  ],
  results: [{ kind: 'ticket', label: 'Messages', icon: 'mail', linkTo: (id) => `/messages/${id}` }],
};
