export { cartReminderMail } from './cart-reminder-mail.ts';
export { deleteReminder, findReminder } from './cart-reminders-repository.ts';
export { exportLetters } from './deliveries-repository.ts';
export { newsletterLetterMail } from './letter-mail.ts';
export { remindOfCarts } from './remind-of-carts.ts';
export { letterRoutes } from './routes.ts';
export { type LetterDeps, sendLetters } from './send-letters.ts';
