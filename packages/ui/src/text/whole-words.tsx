import type { ReactNode } from 'react';

/**
 * What reads as one word: short Latin words with a hyphen (Wi-Fi, USB-C), a unit over another one (Гбіт/с), and a street with what it is
 * (вул. Зелена).
 */
const whole = /([a-z]{1,5}-[a-z]{1,5}\b|[а-яі]+\/[а-я]{1,3}(?![а-яі])|(?:в?ул|просп|пров|пер|пл)\. [а-яґєії’]+)/i;

/** A text whose lines never end inside such a word. It stays as it is, for who searches for it or copies it. */
export function wholeWords(text: string): ReactNode {
  const parts = text.split(whole);
  if (parts.length === 1) return text;
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
