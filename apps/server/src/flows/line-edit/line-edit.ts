export { applyEdit, differenceText } from './apply-edit.ts';
export { askToPay, send as sendEditMail, settleRequest, withdrawRequest } from './ask-to-pay.ts';
export { orderOfPayLink, payLinkOf, payTokenOf } from './pay-link.ts';
export { closedBecause, type LineEdit, type LineEditDeps, planEdit } from './plan-edit.ts';
