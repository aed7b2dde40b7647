import { type FieldProblem, needed, tooLong, wrong } from '../field-problem.ts';
import { WEEKDAYS } from '../store/opening-hours.ts';
import { amountProblems, unitsProblems } from './benefits/benefit-kind.ts';
import { benefitProblems } from './benefits/benefits.ts';
import { lawfulChoices } from './choose-promotions.ts';
import { freesDelivery, type Promotion } from './promotion.ts';

const LONGEST_NAME = 60;
const LONGEST_HINT = 120;
const CODE = /^[A-Z0-9-]{3,30}$/;
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const PIN_AREA = /^[1-9]\d{1,5}$/;
const MOST_CHOICES = 200;

/** PROMOTION-9; the code is normalised. */
export function promotionProblems(promotion: Promotion): FieldProblem[] {
  const { name, code, hint, hours, weekdays, pinAreas, priority, combining } = promotion;
  return [
    ...needed('name', 'Name', name, LONGEST_NAME),
    ...wrong(
      'code',
      code === null || CODE.test(code),
      'A code has 3 to 30 letters, digits and dashes, such as ONAM2026',
    ),
    ...tooLong('hint', 'Hint', hint, LONGEST_HINT),
    ...benefitProblems(promotion.benefit),
    ...wrong('priority', Number.isInteger(priority) && priority >= 0 && priority <= 999, 'Enter 0 to 999'),
    ...(combining.kind === 'group' ? needed('combining.group', 'Group', combining.group, LONGEST_NAME) : []),
    ...wrong(
      'weekdays',
      new Set(weekdays).size === weekdays.length && weekdays.every((day) => day in WEEKDAYS),
      'Choose each day of the week once',
    ),
    ...(hours === null
      ? []
      : [
          ...wrong('hours.from', CLOCK.test(hours.from), 'Enter a time such as 09:30'),
          ...wrong('hours.until', CLOCK.test(hours.until), 'Enter a time such as 18:00'),
          ...wrong('hours.until', hours.from !== hours.until, 'It has to end at another time than it starts'),
        ]),
    ...wrong(
      'pinAreas',
      pinAreas.every((area) => PIN_AREA.test(area)),
      'Enter the first 2 to 6 digits of PIN codes',
    ),
    ...limitProblems(promotion),
  ];
}

function limitProblems(promotion: Promotion): FieldProblem[] {
  const { minimumTotal, minimumQuantity, budget, totalLimit, perShopperLimit, validFrom, validUntil } =
    promotion;
  return [
    ...(minimumTotal === null ? [] : amountProblems('minimumTotal', minimumTotal)),
    ...(minimumQuantity === null ? [] : unitsProblems('minimumQuantity', minimumQuantity)),
    ...(budget === null ? [] : amountProblems('budget', budget)),
    ...wrong(
      'budget',
      budget === null || !freesDelivery(promotion),
      'Free delivery has no budget: limit its number of uses',
    ),
    ...wrong('totalLimit', totalLimit === null || isCount(totalLimit), A_COUNT),
    ...wrong('perShopperLimit', perShopperLimit === null || isCount(perShopperLimit), A_COUNT),
    ...wrong(
      'perShopperLimit',
      totalLimit === null || perShopperLimit === null || perShopperLimit <= totalLimit,
      'One customer cannot use it more often than all of them together',
    ),
    ...wrong(
      'validUntil',
      validFrom === null || validUntil === null || validFrom < validUntil,
      'It has to end after it starts',
    ),
  ];
}

const A_COUNT = 'Enter a whole number, at least 1';

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}

/** The search looks at every choice of a cart, so their number is limited (PROMOTION-10). */
export function choicesProblems(active: readonly Promotion[]): FieldProblem[] {
  return wrong(
    'combining.group',
    lawfulChoices(active).length <= MOST_CHOICES,
    'Too many active promotions exclude each other in different groups. Use fewer groups, or archive some.',
  );
}
