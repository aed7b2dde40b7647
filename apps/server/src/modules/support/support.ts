// Tickets and answers.

export { addByLink } from './add-message.ts';
export { alertUnansweredMessages } from './alert-unanswered-messages.ts';
export { answerTicket, lockAtVersion, undoAnswer } from './answer.ts';
export { assignTicket, takeTicket } from './assign.ts';
export { findAssignees } from './assignees-repository.ts';
export { closedMail, closeTicket, rateTicket } from './close.ts';
export { closeDelivery, openDelivery, settleDelivery, touchDelivery } from './deliveries.ts';
export {
  bestTickets,
  countTicketsForStaff,
  countWaiting,
  findWaitingSince,
  type ListedTicket,
  listTicketsForStaff,
} from './desk-repository.ts';
export { monthlyFigures } from './figures-repository.ts';
export { answerMail, mailAnswer } from './mail-answer.ts';
export type { InboundDeps } from './mail-thread.ts';
export { findMailbox, type MailboxState, writeMailbox } from './mailbox-repository.ts';
export { markAnswered } from './mark-answered.ts';
export { noteAnswer } from './note-answer.ts';
export { findTicketPhoto } from './photos-repository.ts';
export { type MailOutcome, receiveMail } from './receive-mail.ts';
export { refundRequestRoutes } from './refund-requests/refund-request-routes.ts';
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
export { listSavedReplies } from './saved-replies/repository.ts';
export { savedReplyRoutes } from './saved-replies/routes.ts';
export { messagesWaitMail, shopMails } from './shop-mails.ts';
export { ticketOpenedMail } from './ticket-opened-mail.ts';
export { shownWords, toTicketView } from './views.ts';
export { type SupportDeps, writeTicket } from './write-ticket.ts';
