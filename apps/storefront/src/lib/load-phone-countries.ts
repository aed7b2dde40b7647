import type { PhoneCountry } from '@ilaneer/ui/fields/phone/phone-field';
import {
  type CountryCode,
  formatIncompletePhoneNumber,
  getCountries,
  getCountryCallingCode,
} from 'libphonenumber-js/min';

/** Regions by country, for the search of dial codes. */
export const WORLD_REGIONS: Readonly<Record<string, string>> = {
  'South Asia': 'AF BD BT IN IO LK MV NP PK',
  'Middle East': 'AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE',
  Gulf: 'AE BH KW OM QA SA',
  Asia: 'AE AF AM AZ BD BH BN BT CC CN CX CY GE HK ID IL IN IO IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  Europe:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK',
  Africa:
    'AC AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TA TD TG TN TZ UG YT ZA ZM ZW',
  'North America':
    'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  Caribbean: 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  'South America': 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  Oceania: 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PW SB TK TO TV VU WF WS',
};

// Default country of shared dial codes.
const LEADERS = new Set<CountryCode>([
  'US',
  'GB',
  'RU',
  'IT',
  'AU',
  'NO',
  'FI',
  'MA',
  'GP',
  'RE',
  'CW',
  'SH',
]);

/** Large: loaded on demand. */
export function loadPhoneCountries(): PhoneCountry[] {
  const english = new Intl.DisplayNames(['en'], { type: 'region' });
  const malayalam = new Intl.DisplayNames(['ml'], { type: 'region', fallback: 'none' });
  const byName = new Intl.Collator('en');
  return getCountries()
    .map((code) => ({
      name: english.of(code) ?? code,
      otherNames: [malayalam.of(code)].filter((name) => name !== undefined),
      regions: regionsOf(code),
      code,
      dialCode: getCountryCallingCode(code),
      format: formatAfter(getCountryCallingCode(code)),
      leads: LEADERS.has(code),
    }))
    .toSorted((one, other) => byName.compare(one.name, other.name));
}

function regionsOf(code: CountryCode): string[] {
  return Object.entries(WORLD_REGIONS).flatMap(([region, codes]) =>
    codes.split(' ').includes(code) ? [region] : [],
  );
}

function formatAfter(dialCode: string): PhoneCountry['format'] {
  const typed = `+${dialCode}`;
  return (digits) =>
    formatIncompletePhoneNumber(typed + digits)
      .slice(typed.length)
      .trimStart();
}
