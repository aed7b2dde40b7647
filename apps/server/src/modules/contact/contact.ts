// Messages and enquiries from the contact page, each stored as a ticket.

export { deleteEnquiries, listEnquiries } from './repository.ts';
export { contactRoutes } from './routes.ts';
