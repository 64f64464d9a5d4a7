import { expect, test } from '@jest/globals';
import { fullName } from './full-name.ts';

test.each([
  [{ firstName: 'Олена', lastName: 'Коваль', middleName: 'Іванівна' }, 'Коваль Олена Іванівна'],
  [{ firstName: 'Олена', lastName: 'Коваль', middleName: null }, 'Коваль Олена'],
  [{ firstName: 'Олена', lastName: null, middleName: ' ' }, 'Олена'],
  [{ firstName: ' Анна  Марія ', lastName: 'Ґудзь', middleName: '' }, 'Ґудзь Анна Марія'],
  [{ firstName: '', lastName: null, middleName: null }, ''],
])('joins a name by single spaces: %j [§3.10]', (name, text) => {
  expect(fullName(name)).toBe(text);
});
