export { deleteEntriesOf, listEntries } from './repository.ts';
export { wishlistRoutes } from './routes.ts';
