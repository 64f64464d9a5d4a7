import type { ReactNode } from 'react';

/** Short Latin words with a hyphen, such as Wi-Fi and USB-C: the hyphen is a part of them. */
const hyphened = /([a-z]{1,5}-[a-z]{1,5}\b)/i;

/** A name whose lines never end at a hyphen inside such a word. The text stays as it is, for who searches for it or copies it. */
export function wholeWords(text: string): ReactNode {
  const parts = text.split(hyphened);
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
