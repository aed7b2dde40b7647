export { deleteEnquiries, findProductName, listEnquiries } from './repository.ts';
export { contactRoutes } from './routes.ts';
