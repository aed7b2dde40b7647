import type { GstReturnView } from '@ilaneer/contract/staff/books/gst-returns';
import { type GstAmounts, sumAmounts } from '@ilaneer/domain/gst-return/gst-amounts';
import { rupeesFromPaise } from '@ilaneer/domain/money';
import type { MonthReturn } from './read-gst-return.ts';

/** Numbers shown of each problem. */
const SHOWN = 20;

export function toGstReturnView({ gstr, sheet, documents, gstins, problems }: MonthReturn): GstReturnView {
  return {
    month: gstr.month,
    gstin: gstr.gstin,
    gstins: [...gstins],
    documents,
    sections: gstr.totals.map(({ section, documents: count, ...amounts }) => ({
      section,
      documents: count,
      ...inRupees(amounts),
    })),
    total: inRupees(sumAmounts(gstr.totals)),
    roundingDifference: rupeesFromPaise(gstr.roundingDifference),
    roundOff: rupeesFromPaise(gstr.roundOff),
    series: gstr.series.map(({ kind, from, to, issued, missing }) => ({
      ...{ kind, from, to, issued },
      missing: missing.length,
    })),
    taxed: inRupees(sheet.taxed),
    untaxed: rupeesFromPaise(sheet.untaxed),
    interState: sheet.interState.map(({ placeOfSupply, taxable, igst }) => ({
      placeOfSupply,
      taxable: rupeesFromPaise(taxable),
      igst: rupeesFromPaise(igst),
    })),
    problems: problems.map(({ weight, text, documents: numbers }) => ({
      weight,
      text,
      count: numbers.length,
      documents: numbers.slice(0, SHOWN),
    })),
  };
}

function inRupees({ taxable, igst, cgst, sgst }: GstAmounts) {
  return {
    taxable: rupeesFromPaise(taxable),
    igst: rupeesFromPaise(igst),
    cgst: rupeesFromPaise(cgst),
    sgst: rupeesFromPaise(sgst),
  };
}
