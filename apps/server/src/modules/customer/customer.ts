export { bestCustomers, listCustomers } from './list-customers.ts';
export { addNote, addTag, removeNote, removeTag } from './mark-customer.ts';
export { deleteRemarksOf, listNotes } from './notes-repository.ts';
export { findCustomer, type ListedCustomer, listTags } from './repository.ts';
export { segmentEmails } from './segment-conditions-repository.ts';
export { segmentRoutes } from './segment-routes.ts';
export { segmentsOf } from './segments-of.ts';
export { findSegment, listSegments } from './segments-repository.ts';
export { toCustomerRow } from './views.ts';
