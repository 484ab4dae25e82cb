import { Fragment } from 'preact';

/** A text that may go on in the next line before its points and at signs: a domain, an address. */
export function Breakable({ text }: { text: string }) {
  return (
    <>
      {text.split(/(?=[@.])/).map((part, i) => (
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
