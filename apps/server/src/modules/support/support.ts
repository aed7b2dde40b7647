// Tickets and their answers.

export { refundRequestRoutes } from './refund-request-routes.ts';
export {
  findGuestTicket,
  forgetAskerOf,
  forgetGuestTickets,
  type GuestAsker,
  listGuestTickets,
  listTickets,
  pastTickets,
  type TicketRow,
} from './repository.ts';
export { supportRoutes } from './routes.ts';
export { ticketOpenedMail } from './ticket-opened-mail.ts';
export { toTicketView } from './views.ts';
export { type SupportDeps, writeTicket } from './write-ticket.ts';
