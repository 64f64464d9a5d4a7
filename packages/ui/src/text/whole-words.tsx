import type { ReactNode } from 'react';

/** Short Latin words with a hyphen (Wi-Fi, USB-C), and a street with what it is (вул. Зелена). */
const whole = /([a-z]{1,5}-[a-z]{1,5}\b|(?:в?ул|просп|пров|пер|пл)\. [а-яґєії’]+)/i;

/** The slash of a unit over another one (Гбіт/с). A joiner of no width holds it: lists are full of units, and an element each would count. */
const over = /\/(?=[а-я]{1,3}(?![а-яі]))/gi;

/** A text whose lines never end inside what reads as one word. Its visible part stays as it is. */
export function wholeWords(text: string): ReactNode {
  const parts = text.replace(over, '/\u2060').split(whole);
  if (parts.length === 1) return parts[0];
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
