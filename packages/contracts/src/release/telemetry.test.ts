import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanMessage, telemetryLimits } from './telemetry.ts';

test.each([
  ["Cannot read properties of undefined (reading 'price')", "Cannot read properties of undefined (reading 'price')"],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=text for more',
    'Minified React error #418; visit … for more',
  ],
  ['no such user ivan.petrenko@example.com', 'no such user …'],
  ['called +380 67 123-45-67 twice', 'called +0 twice'],
  [`Unexpected token 'я', "як справи?" is not valid JSON`, 'Unexpected token …, … is not valid JSON'],
  ['"Ivan Petrenko" is not a function', '… is not a function'],
  ['no product камера Hikvision', 'no product … Hikvision'],
  ['GET /ua/search?searchQuery=secret failed', 'GET … failed'],
  ['chunk 12 of 345', 'chunk 0 of 0'],
])('%s', (message, cleaned) => expect(cleanMessage(message)).toBe(cleaned));

test('whatever it is given, no digits of a number, no e-mail and no query remain', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 300 }),
      fc.emailAddress(),
      fc.webUrl({ withQueryParameters: true }),
      (text, mail, url) => {
        const cleaned = cleanMessage(`${text} ${mail} 0671234567 ${url} ${text}`);
        expect(cleaned).not.toMatch(/@|\d{3}\d|:\/\//);
        expect(cleaned.length).toBeLessThanOrEqual(telemetryLimits.message);
      },
    ),
  );
});
