import { expect, test } from '@jest/globals';
import { assert, constantFrom, property, string, stringMatching } from 'fast-check';
import { videoIdOf } from './video-links.ts';

const id = stringMatching(/^[A-Za-z0-9_-]{11}$/);
const form = constantFrom<(id: string) => string>(
  (id) => `https://www.youtube.com/watch?v=${id}`,
  (id) => `https://m.youtube.com/watch?feature=share&v=${id}&t=10s#a`,
  (id) => `http://youtube.com/embed/${id}?start=3`,
  (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  (id) => `https://youtube.com/shorts/${id}`,
  (id) => `https://www.youtube.com/live/${id}`,
  (id) => `https://youtu.be/${id}?si=abc`,
);

test('finds the id in every form of an address [§3.3]', () => {
  assert(property(id, form, (known, write) => videoIdOf(write(known)) === known));
});

test('finds none of another length, and none in any other text', () => {
  const wrong = stringMatching(/^[A-Za-z0-9_-]{0,10}$|^[A-Za-z0-9_-]{12,40}$/);
  assert(property(wrong, form, (text, write) => videoIdOf(write(text)) === null));
  assert(property(string(), (text) => videoIdOf(text) === null));
});

test.each([
  'https://evil.example/watch?v=abcdefghijk',
  'https://youtube.com.evil.example/embed/abcdefghijk',
  'https://evil.example/https://youtu.be/abcdefghijk',
  'https://youtube.com@evil.example/shorts/abcdefghijk',
  'javascript://youtube.com/embed/abcdefghijk',
  'https://www.youtube.com/abcdefghijk',
  'https://www.youtube.com/embed/',
  '//youtu.be/abcdefghijk',
])('knows no video at %s', (address) => expect(videoIdOf(address)).toBeNull());

test('reads a text of a megabyte once', () => {
  // Anything beyond linear would not come to an end.
  expect(videoIdOf(`https://youtube.com/${'embed/'.repeat(170_000)}`)).toBeNull();
  expect(videoIdOf(`https://youtube.com/watch?${'v=a&'.repeat(250_000)}`)).toBeNull();
});
