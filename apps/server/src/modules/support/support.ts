// Tickets and answers.

export { alertUnansweredMessages } from './alert-unanswered-messages.ts';
export {
  bestTickets,
  countTicketsForStaff,
  countWaiting,
  findWaitingSince,
  type ListedTicket,
  listTicketsForStaff,
} from './desk-repository.ts';
export { markAnswered } from './mark-answered.ts';
export { findTicketPhoto } from './photos-repository.ts';
export { refundRequestRoutes } from './refund-request-routes.ts';
export {
  anonymiseGuestTickets,
  eraseAskerOf,
  findAnyTicket,
  findGuestTicket,
  type GuestAsker,
  listGuestTickets,
  listTickets,
  pastTickets,
  type Ticket,
  type TicketRow,
} from './repository.ts';
export { supportRoutes } from './routes.ts';
export { messagesWaitMail, shopMails } from './shop-mails.ts';
export { ticketOpenedMail } from './ticket-opened-mail.ts';
export { toTicketView } from './views.ts';
export { type SupportDeps, writeTicket } from './write-ticket.ts';
