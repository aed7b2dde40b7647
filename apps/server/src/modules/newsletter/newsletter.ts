export { confirmMail, newsletterWelcomeMail } from './newsletter-mails.ts';
export {
  deleteSubscription,
  endedSubscriptions,
  findSubscription,
  unconfirmedSubscriptions,
} from './repository.ts';
export { newsletterRoutes } from './routes.ts';
export { toSubscriptionRecord } from './views.ts';
