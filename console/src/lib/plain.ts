/** The beginning of an answer without its markup, on one line; a table's cells are parted by points and its rows by slashes. */
export function plain(text: string): string {
  return text
    .replace(/^\s{0,3}#{1,6}\s+(.*)$/gm, '$1:')
    .replace(/\[([^\]\n]*)\]\(\S+?(?:\s+"[^"]*")?\)/g, '$1')
    .replaceAll('**', '')
    .replace(/^[ \t]*\|[ \t:|-]+$/gm, '')
    .replace(/^[ \t]*\|(.+?)\|?[ \t]*$/gm, (_, row: string) => `${row.split('|').map((cell) => cell.trim()).join(' · ')} /`)
    .replace(/\s+/g, ' ')
    .replace(/ \/ ?$/, '')
    .trim();
}
