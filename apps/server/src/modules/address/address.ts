export { deleteBusiness, findBusiness } from './business-repository.ts';
export { businessRoutes } from './business-routes.ts';
export { type AddressDeps, readPinCodes } from './pin-codes.ts';
export { deleteAddressesOf, listAddresses } from './repository.ts';
export { addressRoutes } from './routes.ts';
export { toAddressColumns, toAddressInput, toAddressView } from './views.ts';
