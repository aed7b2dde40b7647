export { type LeaveLinks, makeLeaveLinks, offersLeaveLinks } from './links.ts';
export { confirmMail, newsletterMail, newsletterWelcomeMail } from './newsletter-mails.ts';
export {
  deleteSubscription,
  endedSubscriptions,
  findSubscription,
  markBounced,
  unconfirmedSubscriptions,
} from './repository.ts';
export { newsletterRoutes } from './routes.ts';
export { toSubscriptionRecord } from './views.ts';
