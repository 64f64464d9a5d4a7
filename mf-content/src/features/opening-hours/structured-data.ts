import type { OpeningHours } from '@vitryna/contracts/api';
import { openingState } from './opening-state.ts';

const names = {
  ...{
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
} as const satisfies Record<keyof OpeningHours['week'], string>;

/** schema.org writes the end of a day as its last minute. */
const clock = (time: string) => (time === '24:00' ? '23:59' : time);

function specification(hours: string | null) {
  const [opens = '00:00', closes = '00:00'] = hours?.split(/[-–]/) ?? [];
  return { '@type': 'OpeningHoursSpecification', opens: clock(opens), closes: clock(closes) };
}

/**
 * The hours of a contact as search engines read them: by days of the week, then the days that are not as theirs. A day that is closed opens
 * and closes at midnight.
 */
export function openingHoursData(openingHours: OpeningHours, now: number) {
  const { week } = openingHours;
  const days = Object.keys(names).filter((day): day is keyof typeof names => week[day as keyof typeof names] !== '-');
  const hours = [...new Set(days.map((day) => week[day]))];
  return [
    ...hours.map((one) => ({
      ...specification(one),
      dayOfWeek: days.filter((day) => week[day] === one).map((day) => names[day]),
    })),
    ...openingState(openingHours, now).special.map(({ day, hours: one }) => ({
      ...specification(one),
      validFrom: day,
      validThrough: day,
    })),
  ];
}
