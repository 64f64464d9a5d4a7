import { externalRel, splitLinks } from '@vitryna/contracts/plain-links';
import { Fragment } from 'react';

/** A text without markup as it was written: plain addresses are links, lines end where they ended (specification §5). Not for links. */
export function PlainText({ text }: { text: string }) {
  return text
    .trim()
    .split(/\r\n?|\n/)
    .map((line, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {splitLinks(line).map((part, place) =>
          typeof part === 'string' ? (
            part
          ) : (
            <a key={place} href={part.href} rel={externalRel}>
              {part.href}
            </a>
          ),
        )}
      </Fragment>
    ));
}
