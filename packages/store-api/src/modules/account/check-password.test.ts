import { expect, test } from '@jest/globals';
import { checkPassword, type PasswordOwner } from './check-password.ts';

const owner: PasswordOwner = {
  email: 'olena.kovalenko@example.com',
  phone: '+380671234567',
  names: ['Олена', 'Коваленко', null],
};

test.each([
  'aaaaaaaa',
  'ЯЯЯЯЯЯЯЯЯЯ',
  'abababab',
  '12121212',
  'kashtankashtan',
  'qwertyuiop',
  'Password1',
  'princess1',
  'йцукенгшщз',
  'ЙЦУКЕНГШЩЗ',
  'abcdefgh',
  '98765432',
  'абвгдежз',
  'olena.kovalenko@example.com',
  'Olena.Kovalenko',
  'kovalenko1985',
  'олена1985',
  'ОленаКоваленко',
  '0671234567',
  '+380671234567',
  'Вітрина2026',
  'витрина!',
])('refuses %s', (password) => {
  expect(() => checkPassword(password, owner)).toThrow(expect.objectContaining({ status: 400 }));
});

test.each([
  'каштан-і-липа-7',
  'олена і сто каштанів',
  'correct horse battery',
  'тихо в лісі',
  '7391 0628 5514',
  'x9Kq2vLm',
])('takes %s', (password) => {
  expect(() => checkPassword(password, owner)).not.toThrow();
});
