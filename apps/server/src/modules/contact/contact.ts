export { deleteEnquiries, findProductName, listEnquiries } from './repository.ts';
export { contactRoutes } from './routes.ts';
export { PRODUCT_LABEL } from './send-enquiry.ts';
