/** The beginning of an answer without its markup, on one line. */
export function plain(text: string): string {
  return text
    .replace(/^\s{0,3}#{1,6}\s+(.*)$/gm, '$1:')
    .replace(/\[([^\]\n]*)\]\(\S+?(?:\s+"[^"]*")?\)/g, '$1')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim();
}
