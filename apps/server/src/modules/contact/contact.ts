export { deleteEnquiries, listEnquiries } from './repository.ts';
export { contactRoutes } from './routes.ts';
