import * as calls from '@ilaneer/contract/staff/messages/quotes';
import { bulkEnquiry, draftOf, QUOTED, quoteForm, savedDraft, sentQuote } from '../quoted-enquiry.ts';
import { type ExampleKit, staffExamples } from '../staff-example.ts';
import { newTestStaff } from '../test-staff.ts';

const sellerIn = ({ shop }: ExampleKit) => newTestStaff(shop, ['orders.edit']);

export const quoteExamples = staffExamples(calls, {
  makeQuote: {
    countsOnce: 'answers alike',
    prepare: async (kit) => {
      // The year's first quote also begins the series.
      await draftOf(await sellerIn(kit), (await bulkEnquiry(kit.shop)).ticketId);
      return { params: { messageId: (await bulkEnquiry(kit.shop)).ticketId } };
    },
  },
  previewQuote: {
    leavesNoEntry: 'it only works out what a quote would come to',
    prepare: async () => ({
      body: {
        lines: [{ variantId: QUOTED, quantity: 240, price: 250 }],
        freight: 0,
        gstin: '',
        state: 'Kerala',
      },
    }),
  },
  changeQuote: {
    prepare: async (kit) => {
      const { ticketId, email } = await bulkEnquiry(kit.shop);
      const { id, version } = await draftOf(await sellerIn(kit), ticketId);
      return { params: { quoteId: id }, version, body: quoteForm(email) };
    },
  },
  sendQuote: {
    prepare: async (kit) => {
      const { id, version } = await savedDraft(kit.shop, await sellerIn(kit));
      return { params: { quoteId: id }, version };
    },
  },
  withdrawQuote: {
    prepare: async (kit) => {
      const { id, version } = await sentQuote(kit.shop, await sellerIn(kit));
      return { params: { quoteId: id }, version };
    },
  },
  reviseQuote: {
    prepare: async (kit) => {
      const { id, version } = await sentQuote(kit.shop, await sellerIn(kit));
      return { params: { quoteId: id }, version };
    },
  },
});
