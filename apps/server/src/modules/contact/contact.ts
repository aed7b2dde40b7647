// Messages and enquiries from the contact page, each stored as a ticket.

export { contactRoutes } from './routes.ts';
