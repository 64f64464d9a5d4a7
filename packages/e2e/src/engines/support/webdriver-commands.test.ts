import { expect, test } from '@jest/globals';
import { toMarionette } from './webdriver-commands.ts';

test('passes the parts of an address and the body on', () => {
  expect(toMarionette('POST', 'url', { url: 'http://localhost/' })).toEqual({
    name: 'WebDriver:Navigate',
    parameters: { url: 'http://localhost/' },
  });
  expect(toMarionette('GET', 'element/e%201/css/font-size', {})).toEqual({
    name: 'WebDriver:GetElementCSSValue',
    parameters: { id: 'e 1', propertyName: 'font-size' },
  });
  expect(toMarionette('POST', 'element/e1/elements', { using: 'css selector', value: 'a' })).toEqual({
    name: 'WebDriver:FindElements',
    parameters: { element: 'e1', using: 'css selector', value: 'a' },
  });
});

test('tells endpoints of one address apart by their method', () => {
  expect(toMarionette('GET', 'cookie', {})?.name).toBe('WebDriver:GetCookies');
  expect(toMarionette('POST', 'cookie', {})?.name).toBe('WebDriver:AddCookie');
  expect(toMarionette('DELETE', 'cookie', {})?.name).toBe('WebDriver:DeleteAllCookies');
});

test('asks for a picture of what is seen and not for its hash', () => {
  expect(toMarionette('GET', 'screenshot', {})?.parameters).toEqual({ full: false, hash: false });
});

test('knows no other endpoints', () => {
  expect(toMarionette('POST', 'print', {})).toBeNull();
  expect(toMarionette('PUT', 'url', {})).toBeNull();
});
