export { applyEdit, differenceText } from './apply-edit.ts';
export { orderOfPayLink, payLinkOf, payTokenOf } from './pay-link.ts';
export { closedBecause, type LineEdit, type LineEditDeps, planEdit } from './plan-edit.ts';
export { requestPayment, send as sendEditMail, settleRequest, withdrawRequest } from './request-payment.ts';
