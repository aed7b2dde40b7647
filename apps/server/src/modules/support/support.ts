// Tickets and answers.

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
  findAnyTicket,
  findGuestTicket,
  forgetAskerOf,
  forgetGuestTickets,
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
export { watchAnswers } from './watch-answers.ts';
export { type SupportDeps, writeTicket } from './write-ticket.ts';
