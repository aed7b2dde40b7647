import type { StaffMessageView } from '@ilaneer/contract/staff/messages/messages';

export const ASKED = {
  position: 1,
  author: 'shopper',
  by: null,
  body: 'Do you deliver to Idukki?',
  quoted: null,
  at: '2026-11-28T04:30:00.000Z',
  isMail: false,
  mailAfter: null,
} as const;
export const MESSAGE: StaffMessageView = {
  id: 'ticket-1',
  ticketNumber: 'ILN-T-7K3QFB',
  kind: 'contact',
  status: 'open',
  subject: 'Contact form',
  name: 'Meera Nair',
  createdAt: '2026-11-28T04:30:00.000Z',
  answerDueAt: '2026-11-30T04:30:00.000Z',
  urgency: 'soon late',
  assignee: null,
  resolveBy: '2026-12-28T18:30:00.000Z',
  isResolvedLate: false,
  photos: [],
  email: 'meera@example.in',
  phone: null,
  country: null,
  order: null,
  messages: [ASKED],
  quotes: [],
  closedAt: null,
  rating: null,
  notSolvedAt: null,
  version: 1,
};
export const ANSWER = {
  ...ASKED,
  position: 2,
  author: 'staff',
  by: 'Asha Menon',
  body: 'Yes, in three days.',
} as const;
